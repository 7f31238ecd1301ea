import type { GivenIDs, KnownSite } from "#schema/rooms.ts";

/** What all rooms together know about their database; see party/site/ownSite.ts. */
export class SiteRegistry {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The database's id, or null while the rooms belong to none. */
  read(): KnownSite | null {
    const [row] = this.#sql.exec<{ id: string } & GivenIDs>(
      "SELECT id, users, guests, games, tournaments FROM site",
    );
    if (row === undefined) return null;
    const { id, ...given } = row;
    return { id, given };
  }

  /** Binds the rooms to this database, unless they belong to one already, with the highest ids that it has given. */
  belongTo({ id, given }: KnownSite): void {
    this.#sql.exec("INSERT OR IGNORE INTO site (row, id, users, guests, games) VALUES (1, ?, 0, 0, 0)", id);
    for (const [table, highest] of Object.entries(given)) this.note(table as keyof GivenIDs, highest);
  }

  /** Stores that this id was given. */
  note(table: keyof GivenIDs, id: number): void {
    this.#sql.exec(`UPDATE site SET ${table} = ?1 WHERE ${table} < ?1`, id);
  }
}
