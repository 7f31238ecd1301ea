import { joinLibsql } from "./data/data.ts";
import { migrateAt } from "./data/database.ts";
import { guardChildren } from "./process/guard.ts";
import { runScript } from "./process/terminal.ts";
import { readSettings } from "./site/settings.ts";

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
