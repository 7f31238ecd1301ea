import { limits } from "#schema/limits.ts";

/** The entries of the lobby: waiting rooms and running games. */
export type Listed = "waiting" | "running";

/** The changes since the last broadcast: current entries, and the ids of removed ones. */
export interface Changes<Id, Entry> {
  changed: Entry[];
  gone: Id[];
}

/**
 * A list of the lobby, in its SQLite. Every entry comes from a room of its own, which numbers its reports. A removed
 * entry is remembered for a while, so that a late, older report does not bring it back.
 */
export class List<Id extends string | number, Entry> {
  readonly #sql: SqlStorage;
  readonly #list: Listed;
  readonly #goesFirst: (entry: Entry) => boolean;

  /** @param goesFirst which entries are listed before all others, however old they are */
  constructor(sql: SqlStorage, list: Listed, goesFirst: (entry: Entry) => boolean = () => false) {
    this.#sql = sql;
    this.#list = list;
    this.#goesFirst = goesFirst;
  }

  /**
   * Stores a room's report about itself, `null` when it is gone. Only differences are broadcast. @returns whether it
   * may be a change
   */
  note(id: Id, v: number, entry: Entry | null, now: number): boolean {
    const written = this.#sql.exec(
      `INSERT INTO entries (list, id, v, entry, goes_first, at, is_told) VALUES (?, ?, ?, ?, ?, ?, 0)
       ON CONFLICT (list, id) DO UPDATE
       SET v = excluded.v, entry = excluded.entry, goes_first = excluded.goes_first, at = excluded.at, is_told = is_told AND entry IS excluded.entry
       WHERE excluded.v > v`,
      this.#list,
      String(id),
      v,
      entry === null ? null : JSON.stringify(entry),
      Number(entry !== null && this.#goesFirst(entry)),
      now,
    );
    return written.rowsWritten > 0;
  }

  /** The newest entries, those that go first before all others. */
  all(): Entry[] {
    const rows = this.#sql.exec<{ entry: string }>(
      "SELECT entry FROM entries WHERE list = ? AND entry IS NOT NULL ORDER BY goes_first DESC, rowid DESC LIMIT ?",
      this.#list,
      limits.lobbyListed,
    );
    return [...rows].map(({ entry }) => JSON.parse(entry));
  }

  /** How many entries there are, listed or not. */
  size(): number {
    const sql = "SELECT count(*) AS size FROM entries WHERE list = ? AND entry IS NOT NULL";
    return this.#sql.exec<{ size: number }>(sql, this.#list).one().size;
  }

  /** The pending changes, as many as one broadcast may hold; they count as broadcast from now on. */
  takeChanges(now: number): Changes<Id, Entry> {
    const rows = this.#sql
      .exec<{ rowid: number; id: string; entry: string | null }>(
        "SELECT rowid, id, entry FROM entries WHERE list = ? AND is_told = 0 ORDER BY at LIMIT ?",
        this.#list,
        limits.lobbyListed,
      )
      .toArray();
    for (const { rowid } of rows) this.#sql.exec("UPDATE entries SET is_told = 1 WHERE rowid = ?", rowid);
    this.#sql.exec(
      "DELETE FROM entries WHERE list = ? AND entry IS NULL AND is_told = 1 AND at < ?",
      this.#list,
      now - limits.lobbyGoneMs,
    );
    return {
      changed: rows.flatMap(({ entry }) => (entry === null ? [] : [JSON.parse(entry) as Entry])),
      gone: rows.filter(({ entry }) => entry === null).map(({ id }) => this.#idOf(id)),
    };
  }

  #idOf(id: string): Id {
    return (this.#list === "running" ? Number(id) : id) as Id;
  }
}
