import type { Break } from "#schema/rooms.ts";
import type { Kept } from "../part.ts";

/** The person's vacations, in order, in the SQLite of the person's room. */
export class KeptVacations implements Kept<readonly Break[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly Break[] {
    const rows = this.#sql.exec<{ began: number; until: number }>(
      "SELECT began, until FROM vacations ORDER BY began",
    );
    return [...rows].map(({ began, until }) => ({ from: began, until }));
  }

  write(before: readonly Break[], next: readonly Break[]): void {
    for (const { from } of before)
      if (!next.some((one) => one.from === from))
        this.#sql.exec("DELETE FROM vacations WHERE began = ?", from);
    for (const one of next) {
      if (before.includes(one)) continue;
      const row = "INSERT OR REPLACE INTO vacations (began, until) VALUES (?, ?)";
      this.#sql.exec(row, one.from, one.until);
    }
  }
}
