import type { ChatID } from "#schema/protocol/chatOverview.ts";
import { mailUnreadMessages } from "#store/unreadMail.ts";
import { askDatabase } from "../../database.ts";
import { type OutboxKinds, toLibsql } from "../../outboxKinds.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptAbsence } from "./keptAbsence.ts";
import { type Absence, chatsChanged, clockSetBack, passed, seen } from "./unreadMailChanges.ts";

/** A person's unread messages: how many, by whom (without those who have left), and in which chat the latest one is. */
export type Unread = { count: number; names: readonly string[]; chatID: ChatID };

/**
 * Mails a person who has had unread messages for a day and has been away for a day: once, and not again until the
 * person has been here. libSQL knows whether the person wants such mails.
 */
export class UnreadMail {
  readonly #room: OwnRoom;
  readonly #unread: () => Unread | undefined;
  readonly #change: ChangeBy<Absence>;

  /** @param unread undefined if nothing is unread */
  constructor(room: OwnRoom, unread: () => Unread | undefined) {
    this.#room = room;
    this.#unread = unread;
    this.#change = changing(room, new KeptAbsence(room.sqlite));
  }

  readonly dues = {
    unread: (now: number) => void this.#change((absence) => passed(absence, this.#room.isHere(), now), now),
  };

  readonly kinds = {
    unreadMail: {
      schema: userMessages.unreadMail,
      ...toLibsql("unreadMail"),
      deliver: () => this.#deliver(),
    },
  } satisfies Pick<OutboxKinds<UserMessages>, "unreadMail">;

  /**
   * Chats have changed. Only inside a transaction.
   * @param isUnread whether one of those has unread messages; otherwise all are checked
   */
  onChats(now: number, isUnread = false): void {
    const isAnyUnread = isUnread || this.#unread() !== undefined;
    this.#change((absence) => chatsChanged(absence, isAnyUnread, now), now);
  }

  /** The clock was set back by so much (ms). Only inside a transaction. */
  onClockSetBack(back: number, now: number): void {
    this.#change((absence) => clockSetBack(absence, back), now);
  }

  /** A tab has opened or closed. Only inside a transaction. */
  onCrowd(now: number): void {
    this.#change((absence) => seen(absence, now), now);
  }

  /** Sends the mail, unless everything has been read meanwhile. */
  async #deliver(): Promise<void> {
    const { env } = this.#room;
    const unread = this.#unread();
    if (unread === undefined) return;
    const { id } = this.#room.self();
    await askDatabase(env, (db) => mailUnreadMessages(db, id, unread, Date.now()));
  }
}
