import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { PublicPage } from "#schema/addresses.ts";
import { buildServiceWorker } from "./serviceWorker.ts";

const environment = "prerender";

/** The sources of the pages that have style sheets of their own. */
const styledPages: Partial<Record<PublicPage, string>> = { "/rules": "web/features/rules/RulesPage.tsx" };

/** Where the build says what its files are made of, in dist/client; only this step needs it. */
const manifestFile = "manifest.json";
type Manifest = Record<string, { css?: string[]; imports?: string[] }>;

/**
 * For vite.config.ts: after everything else is built, renders the pages that are the same for everybody, and the
 * initial state of the others. They replace index.html; edge/pages.ts decides which of them an address gets.
 */
export const prerender: Plugin = {
  name: "prerender",
  apply: "build",
  config: () => ({
    environments: {
      client: { build: { manifest: manifestFile } },
      [environment]: {
        consumer: "server" as const,
        build: {
          outDir: "dist/prerender",
          copyPublicDir: false,
          rolldownOptions: { input: { render: "web/prerender/render.tsx" } },
        },
      },
    },
  }),
  buildApp: {
    order: "post",
    async handler({ build, environments, config }) {
      await build(environments[environment]);
      const [client, rendering] = ["client", environment].map((name) =>
        join(config.root, environments[name].config.build.outDir),
      );
      const { renderPages } = await import(pathToFileURL(join(rendering, "render.js")).href);
      const template = join(client, "index.html");
      const manifest = join(client, manifestFile);
      const styles = stylesOfPages(JSON.parse(readFileSync(manifest, "utf8")));
      const files: Map<string, string> = await renderPages(readFileSync(template, "utf8"), styles);
      for (const [name, document] of files) {
        mkdirSync(dirname(join(client, name)), { recursive: true });
        writeFileSync(join(client, name), document);
      }
      for (const left of [template, rendering, manifest]) rmSync(left, { recursive: true });
      await buildServiceWorker(config.root);
    },
  },
};

/** The style sheets that come with the code of a page. */
function stylesOfPages(manifest: Manifest): Partial<Record<PublicPage, string[]>> {
  return Object.fromEntries(
    Object.entries(styledPages).map(([page, source]) => [page, [...stylesOf(manifest, source, new Set())]]),
  );
}

/** The style sheets of a source and of what it imports at once, in the order in which they are to apply. */
function stylesOf(manifest: Manifest, source: string, seen: Set<string>): Set<string> {
  const found = new Set<string>();
  if (seen.has(source)) return found;
  seen.add(source);
  const { css = [], imports = [] } = manifest[source];
  for (const imported of imports) for (const file of stylesOf(manifest, imported, seen)) found.add(file);
  for (const file of css) found.add(`/${file}`);
  return found;
}
