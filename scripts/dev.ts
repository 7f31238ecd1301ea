import { createServer } from "vite";
import { migrateAt } from "./database.ts";
import { prepareDataDir } from "./dataDir.ts";
import { guardChildren } from "./guard.ts";
import { startLibsql } from "./libsql.ts";
import { root } from "./paths.ts";
import { freePort } from "./ports.ts";
import { readSettings } from "./settings.ts";
import { runScript, stopOnSignal } from "./terminal.ts";

/** `npm run dev`: the site with hot reload, browser and Worker, on a libSQL of its own. */
await runScript(async () => {
  const { port, dataDir, libsqlUrl } = readSettings(process.env);
  const folders = prepareDataDir(dataDir);
  const libsql = libsqlUrl
    ? undefined
    : await startLibsql({ dataDir: folders.libsql, port: await freePort() });
  const url = libsqlUrl ?? libsql?.url ?? "";
  await migrateAt({ url });
  // vite.config.ts hands these on to the Worker.
  Object.assign(process.env, { LIBSQL_URL: url, DATA_DIR: dataDir });
  const vite = await createServer({ root, server: { port } });
  await vite.listen();
  const guard = guardChildren();
  stopOnSignal(async () => {
    await vite.close();
    await libsql?.stop();
    guard.release();
  });
  vite.printUrls();
});
