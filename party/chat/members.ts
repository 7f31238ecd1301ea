import type { OtherMember } from "#schema/rooms.ts";

/**
 * Who belongs to a chat: the user, its name, the number of the message after which it sees them (`since`), the number up to which
 * it has read them, whether it has left a private chat until the next message comes (`isHidden`), and until when it is blocked.
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

/** The members of a chat, in the order in which they came, in the room's SQLite. */
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

  /** Somebody comes, and sees what is written after message `last`. */
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

  /** Moderation keeps somebody from writing until then. @returns whether that is news */
  block(userID: number, until: number | null): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE members SET blocked_until = ?1 WHERE user_id = ?2 AND blocked_until IS NOT ?1",
      until,
      userID,
    );
    return rowsWritten > 0;
  }

  /** Somebody has read up to a message. @returns whether that is news */
  read(userID: number, upTo: number): boolean {
    const { rowsWritten } = this.#sql.exec(
      "UPDATE members SET read = ?1 WHERE user_id = ?2 AND read < ?1",
      upTo,
      userID,
    );
    return rowsWritten > 0;
  }

  /** Somebody sees nothing any more until the chat is shown again. */
  hide(userID: number, last: number): void {
    this.#sql.exec(
      "UPDATE members SET is_hidden = 1, since = ?1, read = ?1 WHERE user_id = ?2",
      last,
      userID,
    );
  }

  /** Whoever has left a private chat sees it again. */
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
