import { joinLibsql } from "./data.ts";
import { migrateAt } from "./database.ts";
import { guardChildren } from "./guard.ts";
import { readSettings } from "./settings.ts";
import { runScript } from "./terminal.ts";

/** `npm run migrate`: migrates LIBSQL_URL, or the database in DATA_DIR. */
await runScript(async () => {
  const { dataDir, libsqlUrl, libsqlToken } = readSettings(process.env);
  if (libsqlUrl) {
    await migrateAt({ url: libsqlUrl, token: libsqlToken });
  } else {
    guardChildren();
    const libsql = await joinLibsql(dataDir);
    await migrateAt(libsql).finally(libsql.stop);
  }
  console.log(`The database ${libsqlUrl ? `at ${libsqlUrl}` : `in ${dataDir}`} is up to date.`);
});
