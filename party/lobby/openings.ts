import type { Person } from "#schema/rooms.ts";

/** How many a person may open in a period, all people together, and all guests, of whom anybody can be as many as they like. */
type OpeningsLimit = { max: number; periodMs: number; ofAll?: number; ofGuests?: number };

/** Who has opened something recently, in the lobby's SQLite. */
export class Openings {
  readonly #sql: SqlStorage;
  readonly #table: "openings" | "tournaments_created";
  readonly #limit: OpeningsLimit;

  /** @param limit how many a person may open in a period */
  constructor(sql: SqlStorage, table: "openings" | "tournaments_created", limit: OpeningsLimit) {
    this.#sql = sql;
    this.#table = table;
    this.#limit = limit;
  }

  /** Whether somebody has not opened too many recently; counts this one. */
  admit({ kind, id }: Person, now: number): boolean {
    const person = `${kind} ${id}`;
    this.#sql.exec(`DELETE FROM ${this.#table} WHERE at <= ?`, now - this.#limit.periodMs);
    const { ofAll = Number.POSITIVE_INFINITY, ofGuests = ofAll } = this.#limit;
    if (this.#countLike("%") >= ofAll || (kind === "guest" && this.#countLike("guest %") >= ofGuests))
      return false;
    const { n } = this.#sql
      .exec<{ n: number }>(`SELECT count(*) AS n FROM ${this.#table} WHERE person = ?`, person)
      .one();
    if (n >= this.#limit.max) return false;
    this.#sql.exec(`INSERT INTO ${this.#table} (person, at) VALUES (?, ?)`, person, now);
    return true;
  }

  #countLike(persons: string): number {
    const sql = `SELECT count(*) AS n FROM ${this.#table} WHERE person LIKE ?`;
    return this.#sql.exec<{ n: number }>(sql, persons).one().n;
  }
}
