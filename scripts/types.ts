import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Each part of the code runs in an environment of its own (Node and workerd, a browser, a service worker, a test with a
 * browser) with its own globals.
 */
const projects = ["tsconfig.json", "tsconfig.web.json", "tsconfig.serviceWorker.json", "tsconfig.e2e.json"];

/** What is known of files that have not changed since the last run. */
const kept = "node_modules/.cache/types";

/** Concurrently, one thread each: several threads of one project would repeat each other's work. */
const codes = projects.map(async (project) => {
  const parameters = ["-p", project, "--checkers", "1", "--incremental"];
  const info = ["--tsBuildInfoFile", `${kept}/${project}.tsbuildinfo`];
  const [code] = await once(spawn("tsc", [...parameters, ...info], { stdio: "inherit" }), "close");
  return code;
});
process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : 1);
