import type { OtherMember } from "#schema/rooms.ts";

/**
 * A member of a chat: the user's id and name, the number of the message after which the user sees messages (`since`),
 * the last message that the user has read, whether the user has left a private chat until the next message comes
 * (`isHidden`), and until when the user is blocked.
 */
export type Member = {
  userID: number;
  name: string;
  since: number;
  read: number;
  isHidden: boolean;
  blockedUntil: number | null;
};

type Row = {
  user_id: number;
  name: string;
  since: number;
  read: number;
  is_hidden: number;
  blocked_until: number | null;
};

/** The members of a chat in order of joining, in the room's SQLite. */
export class Members {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  all(): Member[] {
    return this.#sql.exec<Row>("SELECT * FROM members ORDER BY place").toArray().map(fromRow);
  }

  find(userID: number): Member | undefined {
    const [row] = this.#sql.exec<Row>("SELECT * FROM members WHERE user_id = ?", userID).toArray();
    return row && fromRow(row);
  }

  /** Adds a member, who sees what is written after message `last`. */
  add({ id, name, blockedUntil }: OtherMember, last: number, isHidden: boolean): void {
    this.#sql.exec(
      `INSERT INTO members (user_id, place, name, since, read, is_hidden, blocked_until)
       VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM members), ?, ?, ?, ?, ?)`,
      id,
      name,
      last,
      last,
      Number(isHidden),
      blockedUntil,
    );
  }

  /** Blocks a member from writing until then. @returns whether that is a change */
  block(userID: number, until: number | null): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE members SET blocked_until = ?1 WHERE user_id = ?2 AND blocked_until IS NOT ?1",
      until,
      userID,
    );
    return rowsWritten > 0;
  }

  /** Marks messages as read up to a number. @returns whether that is a change */
  read(userID: number, upTo: number): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE members SET read = ?1 WHERE user_id = ?2 AND read < ?1",
      upTo,
      userID,
    );
    return rowsWritten > 0;
  }

  /** Hides the chat from a member until it is shown again. */
  hide(userID: number, last: number): void {
    this.#sql.exec(
      "UPDATE members SET is_hidden = 1, since = ?1, read = ?1 WHERE user_id = ?2",
      last,
      userID,
    );
  }

  /** Shows a private chat again to a member who has left it. */
  show(userID: number): void {
    this.#sql.exec("UPDATE members SET is_hidden = 0 WHERE user_id = ?", userID);
  }

  rename(userID: number, name: string): void {
    this.#sql.exec("UPDATE members SET name = ? WHERE user_id = ?", name, userID);
  }

  remove(userID: number): void {
    this.#sql.exec("DELETE FROM members WHERE user_id = ?", userID);
  }
}

function fromRow({ user_id, name, since, read, is_hidden, blocked_until }: Row): Member {
  return { userID: user_id, name, since, read, isHidden: is_hidden === 1, blockedUntil: blocked_until };
}
