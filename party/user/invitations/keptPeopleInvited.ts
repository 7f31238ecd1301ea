import type { Kept } from "../part.ts";
import type { Invited } from "./peopleInvitedChanges.ts";

/** Whom the person has lately invited, in the SQLite of the person's room. */
export class KeptPeopleInvited implements Kept<readonly Invited[]> {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  read(): readonly Invited[] {
    const rows = this.#sql.exec<{ userID: number; at: number; times: number }>(
      "SELECT user_id AS userID, at, times FROM people_invited ORDER BY at, user_id",
    );
    return [...rows];
  }

  write(before: readonly Invited[], next: readonly Invited[]): void {
    for (const one of before)
      if (!next.includes(one)) this.#sql.exec("DELETE FROM people_invited WHERE user_id = ?", one.userID);
    for (const one of next)
      if (!before.includes(one))
        this.#sql.exec(
          "INSERT INTO people_invited (user_id, at, times) VALUES (?, ?, ?)",
          one.userID,
          one.at,
          one.times,
        );
  }

  clear(): void {
    this.#sql.exec("DELETE FROM people_invited");
  }
}
