import { limits } from "#schema/limits.ts";
import type { CurrentTournament } from "#schema/tournament/lists.ts";

/**
 * The public tournaments that have not ended, in the lobby's SQLite. Each reports itself and numbers its reports; one that
 * has ended is remembered for a while, so that a late, older report does not bring it back.
 */
export class CurrentTournaments {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Stores a tournament's report about itself, `null` when it has ended. @returns whether it may be a change */
  note(id: number, v: number, entry: CurrentTournament | null, now: number): boolean {
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO tournaments (id, v, entry, begins, at, is_told) VALUES (?, ?, ?, ?, ?, 0)
       ON CONFLICT (id) DO UPDATE
       SET v = excluded.v, entry = excluded.entry, begins = excluded.begins, at = excluded.at,
         is_told = is_told AND entry IS excluded.entry
       WHERE excluded.v > v`,
      id,
      v,
      entry && JSON.stringify(entry),
      entry?.creationDates[0] ?? null,
      now,
    );
    return rowsWritten > 0;
  }

  /** The tournaments, the one that begins next, or has begun first, in front. */
  all(): CurrentTournament[] {
    const rows = this.#sql.exec<{ entry: string }>(
      "SELECT entry FROM tournaments WHERE entry IS NOT NULL ORDER BY begins, id LIMIT ?",
      limits.currentTournaments,
    );
    return [...rows].map(({ entry }) => JSON.parse(entry));
  }

  /** Whether they have changed since the last broadcast; they count as broadcast from now on. */
  takeNews(now: number): boolean {
    const { rowsWritten } = this.#sql.exec("UPDATE tournaments SET is_told = 1 WHERE is_told = 0");
    this.#sql.exec("DELETE FROM tournaments WHERE entry IS NULL AND at < ?", now - limits.lobbyGoneMs);
    return rowsWritten > 0;
  }
}
