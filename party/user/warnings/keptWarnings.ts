import type { Kept } from "../part.ts";
import type { KeptWarning } from "./warningChanges.ts";

/** The person's warnings, in order of arrival, in the SQLite of the person's room. */
export class KeptWarnings implements Kept<readonly KeptWarning[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly KeptWarning[] {
    const rows = this.#sql.exec<{ id: string; reason: string; is_read: number }>(
      "SELECT id, reason, is_read FROM warnings ORDER BY rowid",
    );
    return [...rows].map(({ id, reason, is_read }) => ({ id, reason, isRead: is_read === 1 }));
  }

  write(before: readonly KeptWarning[], next: readonly KeptWarning[]): void {
    for (const { id } of before)
      if (!next.some((one) => one.id === id)) this.#sql.exec("DELETE FROM warnings WHERE id = ?", id);
    for (const one of next) {
      if (before.includes(one)) continue;
      // The order is that of the rows, so one that is known keeps its row.
      const row = `INSERT INTO warnings (id, reason, is_read) VALUES (?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET is_read = excluded.is_read`;
      this.#sql.exec(row, one.id, one.reason, one.isRead ? 1 : 0);
    }
  }
}
