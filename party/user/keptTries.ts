import type { Kept } from "./part.ts";
import type { Tries } from "./tries.ts";

/** When the person has done what is limited, in a table of the person's room. */
export class KeptTries implements Kept<Tries> {
  readonly #sql: SqlStorage;
  readonly #table: string;

  constructor(sql: SqlStorage, table: "friend_requests" | "invitation_times" | "chat_starts") {
    this.#sql = sql;
    this.#table = table;
  }

  read(): Tries {
    const rows = this.#sql.exec<{ at: number }>(`SELECT at FROM ${this.#table} ORDER BY rowid`);
    return [...rows].map(({ at }) => at);
  }

  /** Several may be from the same time; they fall out together. The new ones come last. */
  write(before: Tries, next: Tries): void {
    const stay = before.filter((at) => next.includes(at));
    for (const at of new Set(before))
      if (!stay.includes(at)) this.#sql.exec(`DELETE FROM ${this.#table} WHERE at = ?`, at);
    for (const at of next.slice(stay.length))
      this.#sql.exec(`INSERT INTO ${this.#table} (at) VALUES (?)`, at);
  }
}
