import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const folder = "web/locales";
/** Only the build reads these. */
const notServed = /\/meta\.json$/;
const moduleName = "virtual:texts";
const resolved = `\0${moduleName}`;

/**
 * For vite.config.ts: serves the text files of web/locales under one address that changes with any of them, which the
 * module `virtual:texts` exports as `textsAddress`. A table with an address for each file would be part of what every page
 * begins with, and grow with each language and page.
 */
export const texts: Plugin = {
  name: "texts",
  resolveId: (id) => (id === moduleName ? resolved : undefined),
  load(id) {
    if (id !== resolved) return undefined;
    const { root, command, base } = this.environment.config;
    if (command === "serve") return exporting(`${base}${folder}`);
    const files = readTexts(join(root, folder));
    const address = `assets/texts-${hashOf(files)}`;
    if (this.environment.name === "client") {
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: `${address}/${name}`, source });
    }
    return exporting(`${base}${address}`);
  },
};

function exporting(address: string): string {
  return `export const textsAddress = ${JSON.stringify(address)};`;
}

/** The text files by name (`de/game.json`), without their layout. */
function readTexts(root: string): Map<string, string> {
  const paths = globSync(join(root, "*/*.json")).filter((path) => !notServed.test(path));
  return new Map(
    paths
      .sort()
      .map((path) => [relative(root, path), JSON.stringify(JSON.parse(readFileSync(path, "utf8")))]),
  );
}

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [name, source] of files) hash.update(`${name}\n${source}\n`);
  return hash.digest("base64url").slice(0, 8);
}
