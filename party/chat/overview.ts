import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { ChatID, ChatInfo } from "#schema/protocol/chatOverview.ts";
import type { ChatNews } from "#schema/rooms.ts";
import type { Messages } from "../messages/messages.ts";
import type { Leavers } from "./leavers.ts";
import type { Member, Members } from "./members.ts";

/** What members and leavers see of a chat in their lists, from what the chat has stored. */
export class Overview {
  readonly #sql: SqlStorage;
  readonly #members: Members;
  readonly #leavers: Leavers;
  readonly #messages: Messages;

  constructor(sql: SqlStorage, members: Members, leavers: Leavers, messages: Messages) {
    this.#sql = sql;
    this.#members = members;
    this.#leavers = leavers;
    this.#messages = messages;
  }

  /** The member who invites this leaver back. */
  inviterOf(userID: number): Member | undefined {
    const invitedBy = this.#leavers.find(userID)?.invitedBy;
    return invitedBy ? this.#members.find(invitedBy) : undefined;
  }

  /** The next report of the chat to a member or leaver. */
  newsFor(userID: number): ChatNews {
    const { id, v } = this.#sql
      .exec<{ id: string; v: number }>("UPDATE chat SET v = v + 1 RETURNING id, v")
      .one();
    const member = this.#members.find(userID);
    const info = this.info();
    const invitedBy = this.inviterOf(userID)?.name;
    if (invitedBy !== undefined) {
      const entry = { ...info, players: [], lastMessage: null, unreadFrom: {}, invitedBy };
      return { chatID: id, v, entry };
    }
    if (member === undefined || member.isHidden) return { chatID: id, v, entry: null };
    const [lastMessage = null] = this.#messages.between(member.since, this.#messages.last() + 1, 1);
    const unreadFrom = this.#messages.countBySender(
      Math.max(member.since, member.read),
      user(userID),
      limits.unreadCounted,
    );
    return { chatID: id, v, entry: { ...info, lastMessage, unreadFrom } };
  }

  /** What all members see of it. */
  info(): ChatInfo {
    const { id, title, created } = this.#sql
      .exec<{ id: ChatID; title: string | null; created: number }>("SELECT id, title, created FROM chat")
      .one();
    return {
      chatid: id,
      groupChat: title !== null,
      groupTitle: title,
      players: this.#members.all().map(({ userID, name }) => ({ id: userID, name })),
      created,
    };
  }

  /** The members who can't write, and until when. */
  blocked() {
    const members = this.#members.all();
    return members.flatMap(({ userID: id, blockedUntil: until }) => (until === null ? [] : [{ id, until }]));
  }

  /** The members who have not left it until the next message. */
  visible() {
    return this.#members.all().filter(({ isHidden }) => !isHidden);
  }

  /** The users whose lists show the chat: its members, and leavers who are invited back. */
  concerned() {
    return [...this.visible(), ...this.#leavers.invited()];
  }
}
