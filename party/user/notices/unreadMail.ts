import { limits } from "#schema/limits.ts";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import { mailUnreadMessages } from "#store/unreadMail.ts";
import { askDatabase } from "../../database.ts";
import type { OwnRoom } from "../ownRoom.ts";

/** The due date of the check for old unread messages. */
export const unreadDue = "unread";

/** A person's unread messages: how many, by whom (without those who have left), and in which chat the latest one is. */
export type Unread = { count: number; names: readonly string[]; chatID: ChatID };

type Row = { seen_at: number; unread_since: number | null; is_mailed: number };

/**
 * Mails a person who has had unread messages for a day and has been away for a day: once, and not again until the
 * person has been here. libSQL knows whether the person wants such mails.
 */
export class UnreadMail {
  readonly #room: OwnRoom;
  readonly #unread: () => Unread | undefined;

  /** @param unread undefined if nothing is unread */
  constructor(room: OwnRoom, unread: () => Unread | undefined) {
    this.#room = room;
    this.#unread = unread;
  }

  /**
   * Chats have changed. Only inside a transaction.
   * @param isUnread whether one of those has unread messages; otherwise all are checked
   */
  onChats(now: number, isUnread = false): void {
    const isAllRead = !isUnread && this.#unread() === undefined;
    if (isAllRead) this.#room.sqlite.exec("UPDATE absence SET unread_since = NULL");
    else this.#room.sqlite.exec("UPDATE absence SET unread_since = coalesce(unread_since, ?)", now);
    this.#beDue();
  }

  /** A tab has opened or closed. Only inside a transaction. */
  onCrowd(now: number): void {
    this.#room.sqlite.exec("UPDATE absence SET seen_at = ?, is_mailed = 0", now);
    this.#beDue();
  }

  onDue(now: number): void {
    if (this.#room.isHere()) {
      this.onCrowd(now);
      return;
    }
    const at = this.#mailAt();
    if (at === undefined || now < at) {
      this.#beDue();
      return;
    }
    this.#room.sqlite.exec("UPDATE absence SET is_mailed = 1");
    this.#room.send("unreadMail", {});
  }

  /** Sends the mail, unless everything has been read meanwhile. */
  async deliver(): Promise<void> {
    const { env } = this.#room;
    const unread = this.#unread();
    if (unread === undefined) return;
    const { id } = this.#room.self();
    await askDatabase(env, (db) => mailUnreadMessages(db, id, unread, Date.now()));
  }

  /** When the mail is due, if there is one. */
  #mailAt(): number | undefined {
    const { seen_at, unread_since, is_mailed } = this.#room.sqlite
      .exec<Row>("SELECT seen_at, unread_since, is_mailed FROM absence")
      .one();
    if (unread_since === null || is_mailed === 1) return undefined;
    return Math.max(seen_at, unread_since) + limits.unreadMailAfterMs;
  }

  #beDue(): void {
    const at = this.#mailAt();
    if (at === undefined) this.#room.due.clear(unreadDue);
    else this.#room.due.set(unreadDue, at);
  }
}
