import { setImmediate } from "node:timers/promises";
import { runScript, stopInTheEnd } from "#scripts/process/terminal.ts";
import { startSite } from "#scripts/site/site.ts";

/** A site as `npm start` runs it, on DATA_DIR, but with a clock that fires again as soon as it is done. */
await runScript(async () => {
  const site = await startSite({ dataDir: process.env.DATA_DIR ?? "" });
  stopInTheEnd(site.stop, site.failed);
  console.log(`${site.url} (stop with Ctrl+C)`);
  for (;;) {
    await site.tick();
    await setImmediate();
  }
});
