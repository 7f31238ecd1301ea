import { limits } from "#schema/limits.ts";
import { isDeleted, isNewer, user } from "#schema/names.ts";
import { type ChatProtocol, chat as protocol } from "#schema/protocol/chat.ts";
import { channelRoom, gameChannel, userRoom } from "#schema/roomNames.ts";
import type {
  ChatConditions,
  ChatNews,
  ChatRoomCalls,
  Identity,
  ModerationStatus,
  OpenChat,
  OtherMember,
  Person,
  ReportedMessage,
} from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { removeMessages } from "#store/messages.ts";
import { findUsers } from "#store/players.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Asked, Handlers, Reply } from "../handlers.ts";
import { laneToPerson } from "../lanes.ts";
import { hasWrittenTooMuch, writingOf } from "../messages/writing.ts";
import { Writings } from "../messages/writings.ts";
import type { Outbox } from "../outbox.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import { Conditions } from "./conditions.ts";
import { Leavers } from "./leavers.ts";
import { Members } from "./members.ts";
import { type ChatMessages, chatMessages } from "./outboxMessages.ts";
import { Overview } from "./overview.ts";
import { chatMigrations } from "./tables.ts";
import { userOf, writingFor } from "./viewer.ts";

/** The due date on which a chat without members is deleted. */
const endDue = "end";

type SendReply = Reply<ChatProtocol, "chat:sendMessage">;
type AddReply = Reply<ChatProtocol, "chat:addUser">;
type Refusal = { error: keyof ChatProtocol["errors"] };

const done = { data: {} };
const notFound = { error: "not_found" } as const;

/**
 * A chat between two users or of a group: its members, its messages, and how far each member has read. It alone writes
 * these, and tells each member's own room how the chat stands for that member.
 */
export class ChatRoom extends Room<ChatProtocol> implements ChatRoomCalls {
  static override migrations = chatMigrations;

  protected readonly party = "chat";
  protected readonly protocol = protocol;
  protected readonly reads = new Set(["chat:singleChat:load", "chat:getChannel", "chat:catchUp"] as const);
  protected readonly handlers: Handlers<ChatProtocol> = {
    "chat:singleChat:load": ({ data, viewer }) => ({ data: this.#page(userOf(viewer), data.before) }),
    "chat:sendMessage": (asked) => this.#sendMessage(asked),
    "chat:markAsRead": ({ data, viewer }) => {
      const userID = userOf(viewer);
      if (this.#members.read(userID, Math.min(data.upTo, this.#messages.last()))) this.#sendNews([userID]);
      return done;
    },
    "chat:getChannel": async ({ viewer }) => {
      // What is typed may be the first thing that is written after a game has begun.
      await this.#conditions.ask(userOf(viewer));
      const gameID = await this.#conditions.gameOf(userOf(viewer));
      return { data: { channel: gameID === undefined ? null : gameChannel(gameID) } };
    },
    "chat:changeTitle": (asked) => this.#changeTitle(asked),
    "chat:addUser": (asked) => this.#addUser(asked),
    "chat:leaveChat": ({ viewer }) => {
      this.#leave(userOf(viewer));
      // The answer goes first.
      queueMicrotask(() => this.#sendAway(userOf(viewer)));
      return done;
    },
    "chat:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

  declare protected readonly outbox: Outbox<ChatMessages>;
  protected readonly outboxKinds = {
    news: {
      schema: chatMessages.news,
      lane: laneToPerson,
      deliver: (member) => this.#tellMember(member),
    },
    conditions: {
      schema: chatMessages.conditions,
      lane: ({ userID }) => laneToPerson(user(userID)),
      deliver: ({ userID }) => this.#conditions.ask(userID),
    },
    removeMessages: {
      schema: chatMessages.removeMessages,
      ...toLibsql("removeMessages"),
      deliver: () => this.#removeMessages(),
    },
  } satisfies OutboxKinds<ChatMessages>;

  readonly #writings = new Writings(
    {
      env: this.env,
      sqlite: this.sqlite,
      due: this.due,
      events: this.events,
      name: () => this.name,
      act: (transaction) => this.act(transaction),
      hasTables: () => this.hasTables(),
      isOpen: () => this.isOpen(),
      viewerOf: (identity, moderationStatus) => this.viewerOf(identity, moderationStatus),
      sockets: () => this.sockets(),
      socketsOf: (person) => this.socketsOf(person),
      catchUp: (socket, viewer, v) => this.catchUp(socket, viewer, v),
      expel: (socket, reason) => this.expel(socket, reason),
      restand: (person, moderationStatus) => this.restand(person, moderationStatus),
    },
    {
      storedMs: () => null,
      seesFrom: (person) => this.#seesFrom(person),
      renameAuthor: (identity) => this.#renameAuthor(identity),
      onModerationStatus: (person, moderationStatus) => this.#onModerationStatus(person, moderationStatus),
      onHidden: () => this.#sendNews(this.#overview.visible()),
    },
  );
  readonly #messages = this.#writings.messages;
  readonly #mirror = this.#writings.mirror;

  protected readonly dues = {
    ...this.#writings.dues,
    [endDue]: () => this.forgetOnceSettled(endDue),
  };

  readonly #members = new Members(this.sqlite);
  readonly #leavers = new Leavers(this.sqlite);
  readonly #overview = new Overview(this.sqlite, this.#members, this.#leavers, this.#messages);
  readonly #conditions = new Conditions({
    env: this.env,
    sqlite: this.sqlite,
    members: this.#members,
    newest: (identity) => this.names.newest(identity),
  });
  /** What each member is sending, so that no message overtakes another. */
  readonly #sending = new Map<number, Promise<unknown>>();

  async open({ chatID, title, by, conditions, others, createdAt }: OpenChat): Promise<ChatNews> {
    return this.act(() => {
      if (!this.hasTables()) {
        this.migrateTables();
        this.sqlite.exec(
          "INSERT INTO chat (only, id, title, created) VALUES (1, ?, ?, ?)",
          chatID,
          title,
          createdAt,
        );
        for (const one of [by, ...others]) this.rename(one);
        this.#members.add({ ...by, blockedUntil: null }, 0, false);
        // The recipient sees a private chat from its first message on.
        for (const other of others) {
          this.#members.add(other, 0, title === null);
          this.#conditions.begin(other.id);
        }
      } else if (this.#members.find(by.id)?.isHidden) {
        this.#members.show(by.id);
      }
      this.#conditions.note(by.id, conditions);
      this.#askAll();
      this.#sendNews(this.#overview.visible());
      return this.#overview.newsFor(by.id);
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async conditionsChanged(userID: number, conditions: ChatConditions): Promise<boolean> {
    return this.isOpen() && this.act(() => this.#conditions.note(userID, conditions));
  }

  async answerInvitation(identity: Identity, isAccepted: boolean): Promise<ChatNews | "not_found" | "full"> {
    if (!this.isOpen() || this.#overview.inviterOf(identity.id) === undefined) return "not_found";
    if (isAccepted && this.#members.all().length >= limits.chatMembers) return "full";
    return this.act(() => {
      this.rename(identity);
      if (isAccepted) this.#takeIn({ ...identity, blockedUntil: null });
      else this.#leavers.decline(identity.id);
      return this.#overview.newsFor(identity.id);
    });
  }

  async moderationStatusChanged(person: Person, moderationStatus: ModerationStatus): Promise<void> {
    this.#writings.moderationStatusChanged(person, moderationStatus);
  }

  async messagesAround(person: Person, id: number): Promise<ReportedMessage[] | null> {
    return this.#writings.messagesAround(person, id);
  }

  async hideMessage(id: number): Promise<void> {
    await this.#writings.hideMessage(id);
  }

  override async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
  ): Promise<string | null> {
    if (!this.isOpen() || this.viewerOf(identity, moderationStatus) === undefined) return null;
    if (moderationStatus !== null) this.act(() => this.#onModerationStatus(identity, moderationStatus));
    return super.issueTicket(identity, session, moderationStatus);
  }

  protected override isOpen(): boolean {
    return this.hasTables() && this.#members.all().length > 0;
  }

  protected override viewerOf(
    identity: Identity | null,
    moderationStatus: ModerationStatus | null,
  ): Viewer | undefined {
    const member = identity?.kind === "user" ? this.#members.find(identity.id) : undefined;
    if (member === undefined || member.isHidden) return undefined;
    return `${member.userID} ${JSON.stringify(writingOf("write", moderationStatus, Date.now()))}`;
  }

  protected override isSpectator(): boolean {
    return false;
  }

  protected override stateFor(viewer: Viewer) {
    const you = userOf(viewer);
    const page = this.#page(you, this.#messages.last() + 1);
    const data = {
      chat: this.#overview.info(),
      blocked: this.#overview.blocked(),
      you,
      ...page,
      ...writingFor(viewer),
    };
    return { type: "chat:snapshot" as const, data };
  }

  protected override lastStoredTime(): number {
    return this.#writings.lastStoredTime();
  }

  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    this.#writings.onClockSetBack(back);
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    this.#writings.onRenamed(identity);
  }

  #seesFrom({ kind, id }: Person): number | undefined {
    return kind === "user" ? this.#members.find(id)?.since : undefined;
  }

  /** Renames a person wherever the chat names the person. @returns whether others see it */
  #renameAuthor(identity: Identity): boolean {
    const { kind, id, name } = identity;
    if (kind === "guest") return false;
    const member = this.#members.find(id);
    for (const list of [this.#members, this.#leavers])
      if (isDeleted(identity)) list.remove(id);
      else list.rename(id, name);
    if (isDeleted(identity)) this.#conditions.remove(id);
    const isSeen = this.#messages.rename(identity) || (member !== undefined && member.name !== name);
    if (isSeen) this.#sendNews(this.#overview.concerned());
    if (member !== undefined) this.#endIfEmpty();
    return isSeen;
  }

  /** All members see who can't answer. */
  #onModerationStatus({ id }: Person, { blockedUntil }: ModerationStatus): void {
    if (this.#members.block(id, blockedUntil)) this.#tellHow();
  }

  /** Tells a member's own room how the chat stands for the member. */
  async #tellMember(member: Identity): Promise<void> {
    const identity = this.names.newest(member);
    const news = this.act(() => this.#overview.newsFor(identity.id));
    // The user was renamed, or the account deleted, while the chat was opened or another member added the user.
    const current = await userRoom(this.env, identity).chatChanged(identity, news);
    if (isNewer(current, identity)) await this.renamed(current);
  }

  #sendMessage({
    id,
    data,
    identity,
    moderationStatus,
    now,
  }: Asked<{ body: string }>): SendReply | Promise<SendReply> {
    const { may } = writingOf("write", moderationStatus, now);
    if (may !== "write") return { error: may };
    const sender = identity as Identity;
    const before = this.#sending.get(sender.id) ?? Promise.resolve();
    const sent = before.then(() => this.#send(sender, data.body, `user ${sender.id} ${id}`));
    const settled = sent.catch(() => {});
    this.#sending.set(sender.id, settled);
    void settled.then(() => {
      if (this.#sending.get(sender.id) === settled) this.#sending.delete(sender.id);
    });
    return sent;
  }

  /** @param origin identifies a message that may arrive twice */
  async #send(sender: Identity, body: string, origin: string): Promise<SendReply> {
    const others = this.#members.all().filter(({ userID }) => userID !== sender.id);
    if (!this.#isGroup()) {
      if (others.length === 0) return { error: "not_found" };
      if (await this.#conditions.hasMuted(others[0].userID, sender.id)) return { error: "not_wanted" };
    }
    const gameID = await this.#conditions.gameOf(sender.id);
    if (gameID !== undefined) {
      const channel = gameChannel(gameID);
      const isWritten = await channelRoom(this.env, channel).write(sender, body, `${this.name} ${origin}`);
      return isWritten ? { data: { channel } } : { error: "too_many" };
    }
    return this.act(() => this.#write(sender, body, origin));
  }

  #write(by: Identity, body: string, origin: string): SendReply {
    const now = Date.now();
    const sender = this.names.newest(by);
    const member = this.#members.find(sender.id);
    if (member === undefined || member.isHidden) return { error: "not_found" };
    const isNew = !this.#messages.has(origin);
    if (isNew && hasWrittenTooMuch(this.#messages, sender, now)) return { error: "too_many" };
    const message = this.#messages.add({ sender, body, created: now }, origin);
    if (isNew) {
      for (const { userID, isHidden } of this.#members.all()) if (isHidden) this.#members.show(userID);
      this.#mirror.onMessage(now);
      this.publish("chat:singleChat:update", () => ({ messages: [message] }));
      this.#sendNews(this.#overview.visible());
    }
    return { data: { id: message.id } };
  }

  #changeTitle({ data, moderationStatus, now }: Asked<{ title: string }>) {
    const refusal = this.#refusal(moderationStatus, now);
    if (refusal) return refusal;
    this.sqlite.exec("UPDATE chat SET title = ?", data.title);
    this.#tellChanged();
    return done;
  }

  #addUser({
    data,
    identity,
    moderationStatus,
    now,
  }: Asked<{ userid: number }>): AddReply | Promise<AddReply> {
    const refusal = this.#refusal(moderationStatus, now) ?? this.#cannotJoin(data.userid);
    return refusal ?? this.#add(identity as Identity, data.userid);
  }

  async #add(by: Identity, userID: number): Promise<AddReply> {
    const [found] = await askDatabase(this.env, (db) => findUsers(db, [userID]));
    if (found === undefined) return { error: "not_found" };
    if (await userRoom(this.env, found).hasMuted(by)) return { error: "not_wanted" };
    return this.act(() => {
      // Meanwhile they may have left. A group that has ended takes in nobody.
      const isMember = this.#members.find(by.id) !== undefined;
      const refusal = !isMember || this.names.hasEnded(found) ? notFound : this.#cannotJoin(userID);
      if (refusal) return refusal;
      const leaver = this.#leavers.find(userID);
      if (leaver?.hasDeclined) return { error: "has_left" };
      if (leaver === undefined) this.#takeIn(found);
      else this.#leavers.invite(userID, by.id);
      this.#sendNews(this.#overview.concerned());
      return { data: { isInvited: leaver !== undefined } };
    });
  }

  /** Adds a member to the group, who sees what is written from now on. */
  #takeIn(user: OtherMember): void {
    this.rename(user);
    this.#leavers.remove(user.id);
    this.#members.add({ ...user, ...this.names.newest(user) }, this.#messages.last(), false);
    this.#askAll();
    this.#tellChanged();
  }

  #refusal(moderationStatus: ModerationStatus | null, now: number): Refusal | undefined {
    const { may } = writingOf("write", moderationStatus, now);
    if (may !== "write") return { error: may };
    return this.#isGroup() ? undefined : { error: "not_group" };
  }

  #cannotJoin(userID: number): Refusal | undefined {
    if (this.#members.find(userID) !== undefined) return { error: "already_member" };
    return this.#members.all().length >= limits.chatMembers ? { error: "full" } : undefined;
  }

  /**
   * Whoever leaves a group is gone and comes back only with their own consent. Whoever leaves a private chat sees it
   * again with the next message.
   */
  #leave(userID: number): void {
    const member = this.#members.find(userID);
    if (member === undefined) return;
    if (this.#isGroup()) {
      this.#members.remove(userID);
      this.#conditions.remove(userID);
      this.#leavers.add(userID, member.name);
    } else this.#members.hide(userID, this.#messages.last());
    this.#sendNews([member]);
    if (this.#isGroup()) this.#tellChanged();
    this.#endIfEmpty();
  }

  /** Closes the leaver's sockets and makes sure that a member who comes back gets no events of the time between. */
  #sendAway(userID: number): void {
    this.act(() => {
      this.#writings.review(this.socketsOf(user(userID)));
      this.events.keepOnly([...this.sockets()].map(({ state }) => state!.viewer));
    });
  }

  #tellChanged(): void {
    this.#tellHow();
    this.#sendNews(this.#overview.concerned());
  }

  #tellHow(): void {
    this.publish("chat:changed", () => ({ chat: this.#overview.info(), blocked: this.#overview.blocked() }));
  }

  #sendNews(members: readonly (number | { userID: number; name: string })[]): void {
    for (const member of members) {
      const found = typeof member === "number" ? this.#members.find(member) : member;
      if (found === undefined) continue;
      const payload: Identity = { kind: "user", id: found.userID, name: found.name };
      this.outbox.put({ key: `news:${found.userID}`, kind: "news", payload }, Date.now());
    }
  }

  /** The members have changed: what must be known of each may have, too. */
  #askAll(): void {
    for (const { userID } of this.#members.all()) {
      this.outbox.put({ key: `conditions:${userID}`, kind: "conditions", payload: { userID } }, Date.now());
    }
  }

  #page(userID: number, before: number) {
    const since = this.#members.find(userID)?.since ?? this.#messages.last();
    const messages = this.#messages.between(since, before, limits.messagesPerPage);
    const hasOlder = messages.length > 0 && this.#messages.between(since, messages[0].id, 1).length > 0;
    return { messages, hasOlder };
  }

  #isGroup(): boolean {
    return this.#overview.info().groupChat;
  }

  /** A chat without members is deleted as soon as its messages are gone from libSQL and its last member has been told. */
  #endIfEmpty(): void {
    if (this.#members.all().length > 0) return;
    const now = Date.now();
    this.#mirror.stop();
    this.outbox.put({ key: "removeMessages", kind: "removeMessages", payload: {} }, now);
    this.due.set(endDue, now);
  }

  async #removeMessages(): Promise<void> {
    // A batch that is under way would bring some of them back.
    await this.#mirror.settled();
    const remove = (db: Database) => removeMessages(db, this.name, limits.messagesRemovedAtOnce);
    while (await askDatabase(this.env, remove));
  }
}
