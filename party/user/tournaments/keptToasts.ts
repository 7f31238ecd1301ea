import type { Kept } from "../part.ts";
import type { KnownToast } from "./toastChanges.ts";

/** The toasts about tournaments that have lately arrived, in the SQLite of the person's room. */
export class KeptToasts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * The toast with this key, if it is stored, those whose keys have this beginning, and all that arrived at `until` (ms
   * UTC) or before.
   */
  concerning(key: string, beginning: string, until: number): Kept<readonly KnownToast[]> {
    const toasts = "SELECT key, at FROM tournament_toasts WHERE key = ? OR (key >= ? AND key < ?) OR at <= ?";
    const end = `${beginning}\u{10FFFF}`;
    return {
      read: () => [...this.#sql.exec<{ key: string; at: number }>(toasts, key, beginning, end, until)],
      write: (before, next) => this.#write(before, next),
    };
  }

  clear(): void {
    this.#sql.exec("DELETE FROM tournament_toasts");
  }

  #write(before: readonly KnownToast[], next: readonly KnownToast[]): void {
    for (const one of before)
      if (!next.includes(one)) this.#sql.exec("DELETE FROM tournament_toasts WHERE key = ?", one.key);
    for (const one of next) {
      if (before.includes(one)) continue;
      this.#sql.exec("INSERT INTO tournament_toasts (key, at) VALUES (?, ?)", one.key, one.at);
    }
  }
}
