import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "#scripts/process/paths.ts";
import { freePort } from "#scripts/process/ports.ts";
import { aFolder } from "#tests/support/folders.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const chromium = withBrowser();
/** Everything is built on the first request; on a fresh installation, with all dependencies. */
const patience = { timeout: 240_000 };

it("npm run dev shows the site", { timeout: 3 * patience.timeout }, async () => {
  const port = await freePort();
  const dev = spawn(process.execPath, [join(root, "scripts/dev.ts")], {
    env: { ...process.env, PORT: String(port), DATA_DIR: aFolder() },
    stdio: "ignore",
  });
  const ended = once(dev, "exit");
  onTestFinished(async () => {
    dev.kill("SIGTERM");
    await ended;
  });
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, patience).toBe(true);
  const tab = await openTab(chromium.browser);
  tab.setDefaultTimeout(patience.timeout);
  await tab.goto(`${url}/en`);
  await tab.getByRole("button", { name: "Play now" }).waitFor();
});
