import { resolve } from "node:path";
import { restore } from "./data/backup/restore.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { readSettings } from "./site/settings.ts";

/** `npm run restore -- DIR`: puts a backup into DATA_DIR, which must have no data. */
await runScript(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Trouble("Say which backup: npm run restore -- DIR");
  const { dataDir, libsqlUrl } = readSettings(process.env);
  if (libsqlUrl) throw new Trouble("A backup is restored into DATA_DIR: unset LIBSQL_URL.");
  const { madeAt, version } = await restore(resolve(folder), dataDir);
  console.log(
    `${dataDir} has the site of ${new Date(madeAt).toISOString()} (version ${version}). Start it with npm start.`,
  );
});
