import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Each part of the code runs in an environment of its own (Node and workerd, a browser, a service worker, a test with a
 * browser) with its own globals.
 */
const projects = ["tsconfig.json", "tsconfig.web.json", "tsconfig.serviceWorker.json", "tsconfig.e2e.json"];

/** Concurrently, one thread each: several threads of one project would repeat each other's work. */
const codes = projects.map(async (project) => {
  const [code] = await once(spawn("tsc", ["-p", project, "--checkers", "1"], { stdio: "inherit" }), "close");
  return code;
});
process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : 1);
