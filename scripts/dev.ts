import { createServer } from "vite";
import { makeUpSlowly } from "./data/alarms/roomAlarms.ts";
import { libsqlVars, openData } from "./data/data.ts";
import { guardChildren } from "./process/guard.ts";
import { root } from "./process/paths.ts";
import { runScript, stopInTheEnd } from "./process/terminal.ts";
import { keptAddressSecret } from "./site/addressSecret.ts";
import { expectOwnSite } from "./site/ownSite.ts";
import { expectTestKeys, readSettings } from "./site/settings.ts";
import { keptVapidKey } from "./site/vapidKey.ts";

/** `npm run dev`: the site with hot reload, browser and Worker, on a libSQL server of its own. */
await runScript(async () => {
  guardChildren();
  const { port, dataDir, libsqlUrl, libsqlToken, stripe } = readSettings(process.env);
  expectTestKeys(stripe);
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
