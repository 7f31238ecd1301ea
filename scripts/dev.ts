import { createServer } from "vite";
import { keptAddressSecret } from "./addressSecret.ts";
import { makeUpSlowly } from "./alarms/roomAlarms.ts";
import { libsqlVars, openData } from "./data.ts";
import { guardChildren } from "./guard.ts";
import { expectOwnSite } from "./ownSite.ts";
import { root } from "./paths.ts";
import { readSettings } from "./settings.ts";
import { runScript, stopInTheEnd } from "./terminal.ts";
import { keptVapidKey } from "./vapidKey.ts";

/** `npm run dev`: the site with hot reload, browser and Worker, on a libSQL server of its own. */
await runScript(async () => {
  guardChildren();
  const { port, dataDir, libsqlUrl, libsqlToken } = readSettings(process.env);
  const data = await openData({ dataDir, libsqlUrl, libsqlToken });
  // vite.config.ts passes these on to the Worker.
  const VAPID_PRIVATE_KEY = keptVapidKey(dataDir);
  const ADDRESS_SECRET = keptAddressSecret(dataDir);
  makeUpSlowly(data.folders.rooms, console.log);
  Object.assign(process.env, {
    ...libsqlVars(data.libsql),
    DATA_DIR: dataDir,
    VAPID_PRIVATE_KEY,
    ADDRESS_SECRET,
  });
  const vite = await createServer({ root, server: { port } });
  await vite.listen();
  stopInTheEnd(() => vite.close().finally(data.close), data.failed);
  vite.printUrls();
  const [url] = vite.resolvedUrls?.local ?? [];
  if (url) await expectOwnSite(url);
});
