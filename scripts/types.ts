import { spawn } from "node:child_process";
import { once } from "node:events";

/** Each part of the code runs in a place of its own (Node and workerd, a browser, behind its pages, a test that holds one) with its own globals. */
const projects = ["tsconfig.json", "tsconfig.web.json", "tsconfig.serviceWorker.json", "tsconfig.e2e.json"];

/** Side by side, each in one thread: several threads of one project would look at the same things several times. */
const codes = projects.map(async (project) => {
  const [code] = await once(spawn("tsc", ["-p", project, "--checkers", "1"], { stdio: "inherit" }), "close");
  return code;
});
process.exit((await Promise.all(codes)).every((code) => code === 0) ? 0 : 1);
