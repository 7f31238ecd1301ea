import { limits } from "#schema/limits.ts";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import { mailUnreadMessages } from "#store/unreadMail.ts";
import { databaseOf } from "../../database.ts";
import type { OwnRoom } from "../friends/ownRoom.ts";

/** What is due: a look whether messages have been unread for long. */
export const unreadDue = "unread";

/** What leaves the room: a mail about them. */
export const unreadMailParcel = "unreadMail";

/** What somebody has not read: how many messages, by whom, and in which chat the latest of them is. */
export type Unread = { count: number; names: readonly string[]; chatID: ChatID };

type Row = { seen_at: number; unread_since: number | null; is_mailed: number };

/**
 * Sends a mail to who has had unread messages for a day and has not been here for a day: one, and none again until the person has
 * been here. Whether the person wants such mails libSQL knows.
 */
export class UnreadMail {
  readonly #room: OwnRoom;
  readonly #unread: () => Unread | undefined;

  /** @param unread undefined where nothing is unread */
  constructor(room: OwnRoom, unread: () => Unread | undefined) {
    this.#room = room;
    this.#unread = unread;
  }

  /**
   * Chats have changed. Only inside a deed.
   * @param isUnread whether there is something unread in one of those; otherwise all are looked at
   */
  onChats(now: number, isUnread = false): void {
    const isAllRead = !isUnread && this.#unread() === undefined;
    if (isAllRead) this.#room.sqlite.exec("UPDATE absence SET unread_since = NULL");
    else this.#room.sqlite.exec("UPDATE absence SET unread_since = coalesce(unread_since, ?)", now);
    this.#beDue();
  }

  /** A tab has come or gone. Only inside a deed. */
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
    this.#room.send(unreadMailParcel, {});
  }

  async carry(): Promise<void> {
    const { env } = this.#room;
    const unread = this.#unread();
    if (unread === undefined) return;
    const db = databaseOf(env);
    await mailUnreadMessages(db, this.#room.self().id, unread, Date.now());
  }

  /** When there is a mail, if there is one. */
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
