import { execFile } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { dist, root } from "../process/paths.ts";
import { Trouble } from "../process/trouble.ts";

/** The sources of the built site. */
const sources = [
  ...["edge", "party", "public", "rules", "schema", "store", "web"],
  ...["index.html", "operator.json", "package.json", "package-lock.json", "partykit.json"],
  ...["scripts/build/prerender.ts", "scripts/build/serviceWorker.ts", "vite.config.ts", "wrangler.toml"],
];

/** Builds the site unless dist/ is newer than all its sources. @throws Trouble if the build fails */
export async function ensureBuilt(report: (line: string) => void = () => {}): Promise<void> {
  const built = join(dist, "edge/wrangler.json");
  if (
    existsSync(built) &&
    existsSync(join(dist, "client/pages")) &&
    newest(sources) < statSync(built).mtimeMs
  )
    return;
  report("Building the site …");
  await buildSite();
}

/** Builds the site. @throws Trouble if the build fails */
export async function buildSite(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  try {
    await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn"], {
      cwd: root,
      // Tests must run what is served: with vitest's NODE_ENV React would be built for development.
      env: { ...process.env, NODE_ENV: "production" },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Trouble(`The site could not be built:\n${stdout}${stderr}`);
  }
}

/** The newest modification time of these files, in ms. */
function newest(names: string[]): number {
  const files = names.flatMap((name) => {
    const path = join(root, name);
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return Math.max(0, ...files.map((file) => statSync(file).mtimeMs));
}
