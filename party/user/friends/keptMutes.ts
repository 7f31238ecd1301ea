import type { PlayerReference } from "#store/players.ts";

/** Whom a person does not want to hear of, as its room keeps it; the truth is in libSQL. */
export class KeptMutes {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Their names. */
  list(): string[] {
    return [...this.#sql.exec<{ username: string }>("SELECT username FROM mutes ORDER BY place")].map(
      ({ username }) => username,
    );
  }

  has(userID: number): boolean {
    return this.#sql.exec("SELECT 1 FROM mutes WHERE user_id = ?", userID).toArray().length > 0;
  }

  /** Takes over what libSQL says. */
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
