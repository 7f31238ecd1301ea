import type { PlayerReference } from "#store/players.ts";
import type { Kept } from "../part.ts";

/** A copy of the person's mutes, in order, in the SQLite of the person's room; libSQL holds the truth. */
export class KeptMutes implements Kept<readonly PlayerReference[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly PlayerReference[] {
    return this.#sql
      .exec<PlayerReference>("SELECT user_id AS id, username FROM mutes ORDER BY place")
      .toArray();
  }

  write(before: readonly PlayerReference[], next: readonly PlayerReference[]): void {
    const ids = new Set(next.map(({ id }) => id));
    for (const { id } of before) if (!ids.has(id)) this.#sql.exec("DELETE FROM mutes WHERE user_id = ?", id);
    for (const [place, one] of next.entries()) {
      if (one === before.at(place)) continue;
      const row = "INSERT OR REPLACE INTO mutes (user_id, place, username) VALUES (?, ?, ?)";
      this.#sql.exec(row, one.id, place, one.username);
    }
  }

  /** Whether a user is muted, without reading the others: chats ask this for each author. */
  has(userID: number): boolean {
    return this.#sql.exec("SELECT 1 FROM mutes WHERE user_id = ?", userID).toArray().length > 0;
  }
}
