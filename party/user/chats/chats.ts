import { limits } from "#schema/limits.ts";
import type { ChatID, ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { chatRoom, userRoom } from "#schema/roomNames.ts";
import type { ChatNews, Identity, Person } from "#schema/rooms.ts";
import { isRudeName } from "#schema/words/rudeNames.ts";
import { findUsers } from "#store/players.ts";
import { groupChatID, newPrivateChatID } from "../../chat/newChatID.ts";
import { askDatabase } from "../../database.ts";
import type { Asked, Handlers, Reply } from "../../handlers.ts";
import { writingOf } from "../../messages/writing.ts";
import { fullBucket, take } from "../../rate.ts";
import type { PeopleInvited } from "../invitations/peopleInvited.ts";
import { KeptTries } from "../keptTries.ts";
import type { Unread } from "../notices/unreadMail.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { type Tries, tried } from "../tries.ts";
import { mutesChanged, named, reported } from "./chatChanges.ts";
import type { Conditions } from "./conditions.ts";
import { KeptChats } from "./keptChats.ts";
import {
  type Entry,
  type MessageNotice,
  messageNotice,
  overviewOf,
  unreadAuthors,
  unreadIn,
} from "./overviews.ts";

type Start = { userids: number[]; title: string | null };
type StartReply = Reply<UserProtocol, "chat:startChat">;

/** A person's chats: their list, and how one is started. Messages are the chats' own business. */
export class Chats {
  readonly #room: OwnRoom;
  readonly #isMuted: (userID: number) => boolean;
  readonly #conditions: Conditions;
  readonly #admit: PeopleInvited["admit"];
  readonly #kept: KeptChats;
  readonly #changeStarts: ChangeBy<Tries>;
  /** How many more others the person's messages may reach, as long as this instance lives. */
  #readers = fullBucket(0, limits.messageReaders);

  /** @param admit counts whom the person takes into a group */
  constructor(
    room: OwnRoom,
    isMuted: (userID: number) => boolean,
    conditions: Conditions,
    admit: PeopleInvited["admit"],
  ) {
    this.#room = room;
    this.#admit = admit;
    this.#isMuted = isMuted;
    this.#conditions = conditions;
    this.#kept = new KeptChats(room.sqlite);
    this.#changeStarts = changing(room, new KeptTries(room.sqlite, "chat_starts"));
  }

  readonly handlers = {
    "chat:overview:load": () => ({ data: { chats: this.list() } }),
    "chat:startChat": (asked) => this.#start(asked),
    "chat:answerInvitation": ({ data }) => this.#answerInvitation(data.chatid, data.accept),
  } satisfies Pick<Handlers<UserProtocol>, "chat:overview:load" | "chat:startChat" | "chat:answerInvitation">;

  /** The chats that the person sees, most recent first. */
  list(): ChatOverview[] {
    const entries = this.#kept.listed();
    const muted = this.#mutedIn(entries);
    return entries.map((entry) => overviewOf(entry, muted));
  }

  /** All chats that have ever reported to the person. */
  ids(): ChatID[] {
    return this.#kept.ids();
  }

  /** A chat has reported its state. Only inside a transaction. */
  onNews(news: ChatNews, now: number): void {
    const muted = this.#mutedIn(news.entry === null ? [] : [news.entry]);
    changing(this.#room, this.#kept.of(news.chatID))((known) => reported(known, news, muted), now);
  }

  /** The authors of the unread messages of a chat who are still members; undefined if there are no such messages. */
  unreadNotice(chatID: string): MessageNotice | undefined {
    const entry = this.#kept.find(chatID)?.entry ?? undefined;
    return entry && messageNotice(entry, this.#mutedIn([entry]));
  }

  /** The unread messages of all chats; undefined if there are none. */
  unread(): Unread | undefined {
    const entries = this.#kept.listed();
    return unreadIn(entries, this.#mutedIn(entries));
  }

  /** The mutes have changed, so other messages count as unread. Only inside a transaction. */
  onMutes(now: number): void {
    const entries = this.#kept.listed();
    this.#room.carryOut(mutesChanged(entries, this.#mutedIn(entries)), now);
  }

  /** The name of the private chat with another user: the known one, or a fresh one. Only inside a transaction. */
  privateChat(other: Person, now: number): string {
    const kept = this.#kept.privateChat(other.id);
    const fresh = newPrivateChatID();
    changing(this.#room, kept)((chatID) => named(chatID, fresh), now);
    return kept.read() ?? fresh;
  }

  /** Counts a message to so many others, in whichever group. @returns whether the person may write it */
  admitMessage(readers: number, now: number): boolean {
    const { bucket, isOver } = take(this.#readers, now, readers, limits.messageReaders);
    this.#readers = bucket;
    return !isOver;
  }

  /** The account was deleted. */
  forget(): void {
    this.#kept.clear();
  }

  #start({ id, data, moderationStatus, now }: Asked<Start>): StartReply | Promise<StartReply> {
    const self = this.#room.self();
    if (self.kind === "guest") return { error: "members_only" };
    if (writingOf("write", moderationStatus, now).may === "blocked") return { error: "blocked" };
    if (data.userids.includes(self.id)) return { error: "yourself" };
    if (data.title !== null && isRudeName(data.title)) return { error: "rude_name" };
    const refused =
      this.#changeStarts((starts) => tried(starts, limits.chatsStartedPerPeriod, now), now) ??
      this.#admit(data.userids, now, data.title === null ? "elsewhere" : "group");
    return refused ?? this.#open(self, id, data, now);
  }

  async #open(
    self: Identity,
    requestID: string,
    { userids, title }: Start,
    now: number,
  ): Promise<StartReply> {
    const { env, act, isOpen } = this.#room;
    const wanted = new Set(userids);
    const others = await askDatabase(env, (db) => findUsers(db, [...wanted]));
    if (others.length < wanted.size) return { error: "not_found" };
    const muted = await Promise.all(others.map((other) => userRoom(env, other).hasMuted(self)));
    if (muted.includes(true)) return { error: "not_wanted" };
    const chatID =
      title === null ? await this.#privateChatWith(self, others[0]) : await groupChatID(self, requestID);
    if (chatID === null) return { error: "not_found" };
    const conditions = act(() => this.#conditions.for(chatID, [...wanted], Date.now()));
    const opening = { chatID, title, by: self, conditions, others, createdAt: now };
    const news = await chatRoom(env, chatID).open(opening);
    return act(() => {
      if (!isOpen()) return { error: "not_found" };
      this.onNews(news, Date.now());
      const entry = this.#kept.find(chatID)?.entry ?? undefined;
      if (entry === undefined) return { error: "not_found" };
      return { data: { chatid: chatID as ChatID, overview: overviewOf(entry, this.#mutedIn([entry])) } };
    });
  }

  async #answerInvitation(
    chatID: ChatID,
    isAccepted: boolean,
  ): Promise<Reply<UserProtocol, "chat:answerInvitation">> {
    const { env, act, self, isOpen } = this.#room;
    // Only a chat that has reported to this person: the name of another may be invented.
    if (this.#kept.find(chatID) === undefined) return { error: "not_found" };
    const news = await chatRoom(env, chatID).answerInvitation(self(), isAccepted);
    if (typeof news === "string") return { error: news };
    act(() => {
      if (isOpen()) this.onNews(news, Date.now());
    });
    return { data: {} };
  }

  /** Both ask the room of the older account, so that they get the same chat whoever starts it. */
  async #privateChatWith(self: Identity, other: Identity): Promise<string | null> {
    if (self.id < other.id) return this.#room.act(() => this.privateChat(other, Date.now()));
    return userRoom(this.#room.env, other).privateChat(other, self);
  }

  /** Those of the authors of these chats' unread messages whom the person has muted. */
  #mutedIn(entries: readonly Entry[]): ReadonlySet<number> {
    return new Set([...new Set(unreadAuthors(entries))].filter(this.#isMuted));
  }
}
