import type { Kept } from "../part.ts";

/** When the person has sent friend requests lately (ms UTC), in order, in the SQLite of the person's room. */
export class KeptRequests implements Kept<readonly number[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly number[] {
    const rows = this.#sql.exec<{ at: number }>("SELECT at FROM friend_requests ORDER BY rowid");
    return [...rows].map(({ at }) => at);
  }

  /** What falls out is older than all that stays, and what is new comes last. */
  write(before: readonly number[], next: readonly number[]): void {
    const stay = before.filter((at) => next.includes(at)).length;
    for (const at of before)
      if (!next.includes(at)) this.#sql.exec("DELETE FROM friend_requests WHERE at = ?", at);
    for (const at of next.slice(stay)) this.#sql.exec("INSERT INTO friend_requests (at) VALUES (?)", at);
  }
}
