import type { PlayerReference } from "#store/players.ts";

/** A copy of the person's mutes; libSQL holds the truth. */
export class KeptMutes {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The names of the muted users. */
  list(): string[] {
    return [...this.#sql.exec<{ username: string }>("SELECT username FROM mutes ORDER BY place")].map(
      ({ username }) => username,
    );
  }

  has(userID: number): boolean {
    return this.#sql.exec("SELECT 1 FROM mutes WHERE user_id = ?", userID).toArray().length > 0;
  }

  /** Takes over libSQL's state. */
  replace(muted: readonly PlayerReference[]): void {
    this.#sql.exec("DELETE FROM mutes");
    this.#sql.exec(
      `INSERT INTO mutes (user_id, place, username)
       SELECT value ->> 'id', key, value ->> 'username' FROM json_each(?)`,
      JSON.stringify(muted),
    );
  }

  clear(): void {
    this.#sql.exec("DELETE FROM mutes");
  }
}
