import { spawnSync } from "node:child_process";

/** Each part of the code runs in a place of its own (Node and workerd, a browser, behind its pages, a test that holds one) with its own globals. */
const projects = ["tsconfig.json", "tsconfig.web.json", "tsconfig.serviceWorker.json", "tsconfig.e2e.json"];

const failed = projects.filter(
  (project) => spawnSync("tsc", ["-p", project], { stdio: "inherit" }).status !== 0,
);
process.exit(failed.length === 0 ? 0 : 1);
