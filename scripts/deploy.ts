import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { buildSite, ensureBuilt } from "./build/ensureBuilt.ts";
import { checkHere, checkThere } from "./deploy/checks.ts";
import { listOf } from "./deploy/lacks.ts";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";

/**
 * `npm run deploy`: lists what is missing, and builds and deploys only if nothing is. `-- --anyway` deploys in spite of
 * what is missing, `-- --dry-run` checks this checkout without a network, builds it and has wrangler bundle it.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, anyway: { type: "boolean" } } });
  const isDry = values["dry-run"] ?? false;
  const lacks = [...checkHere(), ...(isDry ? [] : await checkThere(process.env))];
  const list = listOf(lacks);
  if (list) console.log(list);
  const stopping = lacks.filter(
    ({ stops }) => stops === "always" || (stops === "deployment" && !isDry && !values.anyway),
  );
  if (stopping.length > 0) throw new Trouble("Nothing was deployed.");
  // Settings of the build may come from the environment, so only a trial uses a build that is there.
  await (isDry ? ensureBuilt(console.log) : buildSite());
  const wrangler = spawnSync("wrangler", ["deploy", ...(isDry ? ["--dry-run"] : [])], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...(isDry && { WRANGLER_SEND_METRICS: "false" }) },
  });
  if (wrangler.status !== 0) throw new Trouble("wrangler could not deploy it.");
});
