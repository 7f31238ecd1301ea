import type { Person } from "#schema/rooms.ts";

/** Who has opened something recently, in the lobby's SQLite. */
export class Openings {
  readonly #sql: SqlStorage;
  readonly #table: "openings" | "tournaments_created";
  readonly #limit: { max: number; periodMs: number };

  /** @param limit how many a person may open in a period */
  constructor(
    sql: SqlStorage,
    table: "openings" | "tournaments_created",
    limit: { max: number; periodMs: number },
  ) {
    this.#sql = sql;
    this.#table = table;
    this.#limit = limit;
  }

  /** Whether somebody has not opened too many recently; counts this one. */
  admit({ kind, id }: Person, now: number): boolean {
    const person = `${kind} ${id}`;
    this.#sql.exec(`DELETE FROM ${this.#table} WHERE at <= ?`, now - this.#limit.periodMs);
    const { n } = this.#sql
      .exec<{ n: number }>(`SELECT count(*) AS n FROM ${this.#table} WHERE person = ?`, person)
      .one();
    if (n >= this.#limit.max) return false;
    this.#sql.exec(`INSERT INTO ${this.#table} (person, at) VALUES (?, ?)`, person, now);
    return true;
  }
}
