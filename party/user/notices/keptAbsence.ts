import type { Kept } from "../part.ts";
import type { Absence } from "./unreadMailChanges.ts";

type Row = { seen_at: number; unread_since: number | null; is_mailed: number };

/** For how long the person has been away with unread messages, in the SQLite of the person's room. */
export class KeptAbsence implements Kept<Absence> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): Absence {
    const { seen_at, unread_since, is_mailed } = this.#sql
      .exec<Row>("SELECT seen_at, unread_since, is_mailed FROM absence")
      .one();
    return { seenAt: seen_at, unreadSince: unread_since, isMailed: is_mailed === 1 };
  }

  write(_before: Absence, { seenAt, unreadSince, isMailed }: Absence): void {
    const row = "UPDATE absence SET seen_at = ?, unread_since = ?, is_mailed = ?";
    this.#sql.exec(row, seenAt, unreadSince, isMailed ? 1 : 0);
  }
}
