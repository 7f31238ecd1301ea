/** A user who has left a group, and the id of the member who invites that user back, if any. */
export type Leaver = { userID: number; name: string; invitedBy: number | null; hasDeclined: boolean };

type Row = { user_id: number; name: string; invited_by: number | null; has_declined: number };

/** The users who have left a group and come back only with their own consent, in the room's SQLite. */
export class Leavers {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  find(userID: number): Leaver | undefined {
    return this.#read("SELECT * FROM leavers WHERE user_id = ?", userID)[0];
  }

  /** Those with an unanswered invitation. */
  invited(): Leaver[] {
    return this.#read("SELECT * FROM leavers WHERE invited_by IS NOT NULL");
  }

  add(userID: number, name: string): void {
    this.#sql.exec("INSERT OR REPLACE INTO leavers (user_id, name) VALUES (?, ?)", userID, name);
  }

  invite(userID: number, by: number): void {
    this.#sql.exec("UPDATE leavers SET invited_by = ? WHERE user_id = ?", by, userID);
  }

  decline(userID: number): void {
    this.#sql.exec("UPDATE leavers SET invited_by = NULL, has_declined = 1 WHERE user_id = ?", userID);
  }

  rename(userID: number, name: string): void {
    this.#sql.exec("UPDATE leavers SET name = ? WHERE user_id = ?", name, userID);
  }

  remove(userID: number): void {
    this.#sql.exec("DELETE FROM leavers WHERE user_id = ?", userID);
  }

  #read(query: string, ...values: number[]): Leaver[] {
    const rows = this.#sql.exec<Row>(query, ...values).toArray();
    return rows.map(({ user_id, name, invited_by, has_declined }) => ({
      userID: user_id,
      name,
      invitedBy: invited_by,
      hasDeclined: has_declined === 1,
    }));
  }
}
