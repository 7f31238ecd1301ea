import type { Notice } from "#schema/notice.ts";
import type { ChatID, ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { chatRoom, userRoom } from "#schema/roomNames.ts";
import type { ChatNews, Identity, Person } from "#schema/rooms.ts";
import { findUsers } from "#store/players.ts";
import { groupChatID, newPrivateChatID } from "../../chat/newChatID.ts";
import { askDatabase } from "../../database.ts";
import type { Asked, Handlers, Reply } from "../../handlers.ts";
import { writingOf } from "../../messages/writing.ts";
import type { Unread } from "../notices/unreadMail.ts";
import type { OwnRoom } from "../ownRoom.ts";
import type { Conditions } from "./conditions.ts";
import { KeptChats } from "./keptChats.ts";

type Start = { userids: number[]; title: string | null };
type StartReply = Reply<UserProtocol, "chat:startChat">;

type MessageNotice = Extract<Notice, { kind: "message" }>;

/** Who is told that a chat has unread messages, or none any more, and that chats have changed. */
type ChatsListener = {
  onUnread(notice: MessageNotice): void;
  onRead(notice: MessageNotice): void;
  onChange(isUnread: boolean): void;
};

/** A person's chats: their list, and how one is started. Messages are the chats' own business. */
export class Chats {
  readonly #room: OwnRoom;
  readonly #isMuted: (userID: number) => boolean;
  readonly #listener: ChatsListener;
  readonly #kept: KeptChats;
  readonly #conditions: Conditions;

  constructor(
    room: OwnRoom,
    isMuted: (userID: number) => boolean,
    conditions: Conditions,
    listener: ChatsListener,
  ) {
    this.#room = room;
    this.#isMuted = isMuted;
    this.#conditions = conditions;
    this.#listener = listener;
    this.#kept = new KeptChats(room.sqlite);
  }

  readonly handlers: Pick<
    Handlers<UserProtocol>,
    "chat:overview:load" | "chat:startChat" | "chat:answerInvitation"
  > = {
    "chat:overview:load": () => ({ data: { chats: this.list() } }),
    "chat:startChat": (asked) => this.#start(asked),
    "chat:answerInvitation": ({ data }) => this.#answerInvitation(data.chatid, data.accept),
  };

  list(): ChatOverview[] {
    return this.#kept.list(this.#isMuted);
  }

  ids(): ChatID[] {
    return this.#kept.ids();
  }

  /** A chat has reported its state. */
  onNews(news: ChatNews): void {
    if (!this.#kept.note(news)) return;
    const overview = this.#kept.find(news.chatID, this.#isMuted);
    this.#room.publish("chat:overview:update", {
      changed: overview === undefined ? [] : [overview],
      gone: overview === undefined ? [news.chatID as ChatID] : [],
    });
    const notice = this.unreadNotice(news.chatID);
    if (notice !== undefined) this.#listener.onUnread(notice);
    else this.#listener.onRead(readNotice(news.chatID));
    this.#listener.onChange(notice !== undefined);
  }

  /** The authors of the unread messages of a chat who are still members; undefined if there are no such messages. */
  unreadNotice(chatID: string): MessageNotice | undefined {
    const unread = this.#kept.unreadIn(chatID, this.#isMuted);
    return unread && { kind: "message", chatID, names: unread.names, group: unread.group };
  }

  /** The unread messages of all chats; undefined if there are none. */
  unread(): Unread | undefined {
    const unread = this.list().filter(({ numberOfUnread }) => numberOfUnread > 0);
    if (unread.length === 0) return undefined;
    const names = unread.flatMap(({ chatid }) => this.#kept.unreadIn(chatid, this.#isMuted)?.names ?? []);
    const count = unread.reduce((sum, { numberOfUnread }) => sum + numberOfUnread, 0);
    return { count, names: [...new Set(names)], chatID: unread[0].chatid };
  }

  /** The mutes have changed, so other messages count as unread. */
  onMutes(): void {
    this.#room.publish("chat:overview:update", { changed: this.list(), gone: [] });
    this.#listener.onChange(false);
  }

  privateChat(other: Person): string {
    return this.#kept.privateChat(other.id, newPrivateChatID());
  }

  forget(): void {
    this.#kept.clear();
  }

  #start({ id, data, moderationStatus, now }: Asked<Start>): StartReply | Promise<StartReply> {
    const self = this.#room.self();
    if (self.kind === "guest") return { error: "members_only" };
    if (writingOf("write", moderationStatus, now).may === "blocked") return { error: "blocked" };
    if (data.userids.includes(self.id)) return { error: "yourself" };
    if (!this.#kept.mayStart(now)) return { error: "too_many" };
    return this.#open(self, id, data, now);
  }

  async #open(
    self: Identity,
    requestID: string,
    { userids, title }: Start,
    now: number,
  ): Promise<StartReply> {
    const { env, act } = this.#room;
    const wanted = new Set(userids);
    const others = await askDatabase(env, (db) => findUsers(db, [...wanted]));
    if (others.length < wanted.size) return { error: "not_found" };
    const muted = await Promise.all(others.map((other) => userRoom(env, other).hasMuted(self)));
    if (muted.includes(true)) return { error: "not_wanted" };
    const chatID =
      title === null ? await this.#privateChatWith(self, others[0]) : await groupChatID(self, requestID);
    if (chatID === null) return { error: "not_found" };
    const conditions = act(() => this.#conditions.for(chatID, [...wanted]));
    const opening = { chatID, title, by: self, conditions, others, createdAt: now };
    const news = await chatRoom(env, chatID).open(opening);
    return act(() => {
      this.onNews(news);
      const overview = this.#kept.find(chatID, this.#isMuted);
      return overview === undefined
        ? { error: "not_found" }
        : { data: { chatid: chatID as ChatID, overview } };
    });
  }

  async #answerInvitation(
    chatID: ChatID,
    isAccepted: boolean,
  ): Promise<Reply<UserProtocol, "chat:answerInvitation">> {
    const { env, act, self } = this.#room;
    // Only a chat that has reported to this person: the name of another may be invented.
    if (!this.#kept.ids().includes(chatID)) return { error: "not_found" };
    const news = await chatRoom(env, chatID).answerInvitation(self(), isAccepted);
    if (typeof news === "string") return { error: news };
    act(() => this.onNews(news));
    return { data: {} };
  }

  /** Both ask the room of the older account, so that they get the same chat whoever starts it. */
  async #privateChatWith(self: Identity, other: Identity): Promise<string | null> {
    if (self.id < other.id) return this.#room.act(() => this.privateChat(other));
    return userRoom(this.#room.env, other).privateChat(other, self);
  }
}

/** The key of a notice about a chat. */
function readNotice(chatID: string): MessageNotice {
  return { kind: "message", chatID, names: [], group: null };
}
