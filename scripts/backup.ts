import { resolve } from "node:path";
import { backUp } from "./data/backup/backup.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { readSettings } from "./site/settings.ts";

/** `npm run backup -- DIR`: copies everything of the site in DATA_DIR into an empty folder, also while it runs. */
await runScript(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Trouble("Say where to: npm run backup -- DIR");
  const { dataDir, libsqlUrl } = readSettings(process.env);
  if (libsqlUrl)
    throw new Trouble(
      "This backs up a site whose data is all in DATA_DIR; for a database in LIBSQL_URL read Backups in docs/operations/running.md.",
    );
  const { rooms, bytes, stoodStillMs } = await backUp(dataDir, resolve(folder));
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(
    `The backup in ${resolve(folder)} is whole: the database and ${rooms} files of rooms, ${megabytes} MB.`,
  );
  if (stoodStillMs > 0) console.log(`The site stood still for ${stoodStillMs} ms.`);
});
