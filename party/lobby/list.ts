import { limits } from "#schema/limits.ts";

/** What the lobby lists: waiting rooms and running games. */
export type Listed = "waiting" | "running";

/** What has changed since it was told last: entries as they are now, and the ids of those that are gone. */
export interface Changes<Id, Entry> {
  changed: Entry[];
  gone: Id[];
}

/**
 * A list of the lobby, kept in its SQLite. Every entry comes from a room of its own, which numbers what it says; a room that
 * is gone is remembered for a while, so that something older which comes late does not bring it back.
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

  /** Notes what a room says of itself, `null` when it is gone; told is what differs from before. @returns whether it may be news */
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

  /** The newest entries, those first that go first. */
  all(): Entry[] {
    const rows = this.#sql.exec<{ entry: string }>(
      "SELECT entry FROM entries WHERE list = ? AND entry IS NOT NULL ORDER BY goes_first DESC, rowid DESC LIMIT ?",
      this.#list,
      limits.lobbyListed,
    );
    return [...rows].map(({ entry }) => JSON.parse(entry));
  }

  /** What has not been told yet, no more than may be told at once; from now on it counts as told. */
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
