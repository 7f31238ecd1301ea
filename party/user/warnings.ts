import type { Warning } from "#schema/rooms.ts";

/** Moderation's messages to a person. Read ones are kept, so that they are not shown again. */
export class Warnings {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The unread ones, in order. */
  unread(): Warning[] {
    return [...this.#sql.exec<Warning>("SELECT id, reason FROM warnings WHERE is_read = 0 ORDER BY rowid")];
  }

  /** All of them, in order. */
  all(): Warning[] {
    return [...this.#sql.exec<Warning>("SELECT id, reason FROM warnings ORDER BY rowid")];
  }

  add({ id, reason }: Warning): void {
    this.#sql.exec("INSERT OR IGNORE INTO warnings (id, reason) VALUES (?, ?)", id, reason);
  }

  markRead(id: string): void {
    this.#sql.exec("UPDATE warnings SET is_read = 1 WHERE id = ?", id);
  }

  clear(): void {
    this.#sql.exec("DELETE FROM warnings");
  }
}
