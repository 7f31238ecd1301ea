import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The tables with a row of a game or more, without the totals of its players. */
const gameTables = ["games", "game_seats", "game_records", "game_statistics", "game_feats"];

/** The bytes that the rooms of each party take, by class, and how many rooms these are. */
export function bytesOfRooms(roomsDir: string): Record<string, { rooms: number; bytes: number }> {
  const parties = join(roomsDir, "do");
  return Object.fromEntries(
    readdirSync(parties).map((party) => {
      const files = readdirSync(join(parties, party)).filter(
        (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
      );
      const bytes = files.reduce((sum, name) => sum + bytesOf(join(parties, party, name)), 0);
      return [party.replace(/^.*-/, ""), { rooms: files.length, bytes }];
    }),
  );
}

/** The bytes that games take in libSQL's file, with all indexes. */
export function bytesOfGames(libsqlDir: string): number {
  const file = join(libsqlDir, "dbs/default/data");
  if (!existsSync(file)) throw new Error(`expected libSQL's data in ${file}`);
  return inFile(file, (db) => {
    const of = gameTables.map((name) => `'${name}'`).join();
    const used = `SELECT coalesce(sum(pgsize - unused), 0) AS bytes FROM dbstat
      WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name IN (${of}))`;
    return Number(db.prepare(used).get()?.bytes);
  });
}

function bytesOf(file: string): number {
  return inFile(file, (db) => {
    const size = "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size";
    return Number(db.prepare(size).get()?.bytes);
  });
}

function inFile<T>(file: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
