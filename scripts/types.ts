import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Each part of the code runs in an environment of its own (Node and workerd, a browser, a service worker, a test with a
 * browser) with its own globals.
 */
const projects = ["tsconfig.json", "tsconfig.web.json", "tsconfig.serviceWorker.json", "tsconfig.e2e.json"];

const cache = "node_modules/.cache/types";
/** What is known of files that have not changed since the last run; of JSON the compiler would overlook that it has. */
const kept = join(cache, hashOfJson());
if (!existsSync(kept)) rmSync(cache, { recursive: true, force: true });

/** Concurrently, one thread each: several threads of one project would repeat each other's work. */
const codes = projects.map(async (project) => {
  const parameters = ["-p", project, "--checkers", "1", "--incremental"];
  const info = ["--tsBuildInfoFile", `${kept}/${project}.tsbuildinfo`];
  const [code] = await once(spawn("tsc", [...parameters, ...info], { stdio: "inherit" }), "close");
  return code;
});
process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : 1);

function hashOfJson(): string {
  const hash = createHash("sha256");
  for (const file of globSync([
    "*.json",
    "{rules,schema,store,edge,party,web,scripts,tests}/**/*.json",
  ]).sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
