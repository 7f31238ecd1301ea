import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a site's data consists of: paths in its data folder, with `/`. */

/** The database: an SQLite file whose log libSQL writes as SQLite does. */
export const libsqlFile = "libsql/dbs/default/data";

/** The keys that must not change. */
export const keyFiles = ["vapid.json", "address.key", "operator.key"] as const;

const partiesIn = "rooms/v3/do";

/** The files of the rooms, and those in which workerd stores their alarms. */
export function roomFilesOf(dataDir: string): string[] {
  const parties = join(dataDir, partiesIn);
  if (!existsSync(parties)) return [];
  return readdirSync(parties).flatMap((party) =>
    readdirSync(join(parties, party))
      .filter((name) => name.endsWith(".sqlite"))
      .map((name) => `${partiesIn}/${party}/${name}`),
  );
}

/** Whether a folder has data of a site, or parts of some. */
export function hasData(dataDir: string): boolean {
  return (
    [libsqlFile, ...keyFiles].some((file) => existsSync(join(dataDir, file))) ||
    roomFilesOf(dataDir).length > 0
  );
}
