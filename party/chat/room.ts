import { limits } from "#schema/limits.ts";
import { isDeleted, isNewer } from "#schema/names.ts";
import { type ChatProtocol, chat as protocol } from "#schema/protocol/chat.ts";
import type { ChatID, ChatInfo } from "#schema/protocol/chatOverview.ts";
import { channelRoom, gameChannel, userRoom } from "#schema/roomNames.ts";
import type {
  ChatNews,
  ChatRoomCalls,
  Identity,
  ModerationStatus,
  OpenChat,
  OtherMember,
  Person,
} from "#schema/rooms.ts";
import { findUsers } from "#store/players.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Asked, Handlers, Reply } from "../handlers.ts";
import { hasWrittenTooMuch, writingOf } from "../messages/writing.ts";
import { WritingRoom } from "../messages/writingRoom.ts";
import type { OutboxMessage } from "../outbox.ts";
import { Leavers } from "./leavers.ts";
import { type Member, Members } from "./members.ts";
import { chatMigrations } from "./tables.ts";
import { gameWith } from "./tableTalk.ts";
import { user, userOf, writingFor } from "./viewer.ts";

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
export class ChatRoom extends WritingRoom<ChatProtocol> implements ChatRoomCalls {
  static override migrations = chatMigrations;

  protected readonly protocol = protocol;
  protected readonly reads = new Set(["chat:singleChat:load", "chat:getChannel", "chat:catchUp"] as const);
  protected readonly handlers: Handlers<ChatProtocol> = {
    "chat:singleChat:load": ({ data, viewer }) => ({ data: this.#page(userOf(viewer), data.before) }),
    "chat:sendMessage": (asked) => this.#sendMessage(asked),
    "chat:markAsRead": ({ data, viewer }) => {
      const userID = userOf(viewer);
      if (this.#members.read(userID, Math.min(data.upTo, this.messages.last()))) this.#sendNews([userID]);
      return done;
    },
    "chat:getChannel": async ({ identity }) => {
      const gameID = identity === null ? undefined : await this.#gameOf(identity);
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

  readonly #members = new Members(this.sqlite);
  readonly #leavers = new Leavers(this.sqlite);
  /** What each member is sending, so that no message overtakes another. */
  readonly #sending = new Map<number, Promise<unknown>>();

  async open({ chatID, title, by, others, createdAt }: OpenChat): Promise<ChatNews> {
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
        for (const other of others) this.#members.add(other, 0, title === null);
      } else if (this.#members.find(by.id)?.isHidden) {
        this.#members.show(by.id);
      }
      this.#sendNews(this.#visible());
      return this.#newsFor(by.id);
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async answerInvitation(identity: Identity, isAccepted: boolean): Promise<ChatNews | "not_found" | "full"> {
    if (!this.isOpen() || this.#inviterOf(identity.id) === undefined) return "not_found";
    if (isAccepted && this.#members.all().length >= limits.chatMembers) return "full";
    return this.act(() => {
      this.rename(identity);
      if (isAccepted) this.#takeIn({ ...identity, blockedUntil: null });
      else this.#leavers.decline(identity.id);
      return this.#newsFor(identity.id);
    });
  }

  override async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
  ): Promise<string | null> {
    if (!this.isOpen() || this.viewerOf(identity, moderationStatus) === undefined) return null;
    if (moderationStatus !== null) this.act(() => this.onModerationStatus(identity, moderationStatus));
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
    const page = this.#page(you, this.messages.last() + 1);
    const data = { chat: this.#info(), blocked: this.#blocked(), you, ...page, ...writingFor(viewer) };
    return { type: "chat:snapshot" as const, data };
  }

  protected override seesFrom({ kind, id }: Person): number | undefined {
    return kind === "user" ? this.#members.find(id)?.since : undefined;
  }

  protected override storedMs(): null {
    return null;
  }

  protected override renameAuthor(identity: Identity): boolean {
    const { kind, id, name } = identity;
    if (kind === "guest") return false;
    const member = this.#members.find(id);
    for (const list of [this.#members, this.#leavers])
      if (isDeleted(identity)) list.remove(id);
      else list.rename(id, name);
    const isSeen = super.renameAuthor(identity) || (member !== undefined && member.name !== name);
    if (isSeen) this.#sendNews(this.#concerned());
    if (member !== undefined) this.#endIfEmpty();
    return isSeen;
  }

  /** All members see who can't answer. */
  protected override onModerationStatus({ id }: Person, { blockedUntil }: ModerationStatus): void {
    if (this.#members.block(id, blockedUntil)) this.#tellHow();
  }

  protected override onHidden(): void {
    this.#sendNews(this.#visible());
  }

  protected override onDue(name: string): void {
    if (name === endDue) this.#end();
    else super.onDue(name);
  }

  protected override async carry({ kind, payload }: OutboxMessage): Promise<void> {
    if (kind !== "news") throw new Error(`expected something of a chat to carry, found "${kind}"`);
    const identity = this.names.newest(payload as Identity);
    const news = this.act(() => this.#newsFor(identity.id));
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
      if (await userRoom(this.env, user(others[0].userID)).hasMuted(sender)) return { error: "not_wanted" };
    }
    const gameID = await this.#gameOf(sender);
    if (gameID !== undefined) {
      const channel = gameChannel(gameID);
      const isWritten = await channelRoom(this.env, channel).write(sender, body, `${this.name} ${origin}`);
      return isWritten ? { data: { channel } } : { error: "too_many" };
    }
    return this.act(() => this.#write(sender, body, origin));
  }

  /** The running game in which the sender sits with another member. */
  #gameOf(sender: Identity): Promise<number | undefined> {
    const others = this.#members.all().filter(({ userID }) => userID !== sender.id);
    return gameWith(
      this.env,
      sender,
      others.map(({ userID }) => userID),
    );
  }

  #write(by: Identity, body: string, origin: string): SendReply {
    const now = Date.now();
    const sender = this.names.newest(by);
    const member = this.#members.find(sender.id);
    if (member === undefined || member.isHidden) return { error: "not_found" };
    const isNew = !this.messages.has(origin);
    if (isNew && hasWrittenTooMuch(this.messages, sender, now)) return { error: "too_many" };
    const message = this.messages.add({ sender, body, created: now }, origin);
    if (isNew) {
      for (const { userID, isHidden } of this.#members.all()) if (isHidden) this.#members.show(userID);
      this.mirror.onMessage(now);
      this.publish("chat:singleChat:update", () => ({ messages: [message] }));
      this.#sendNews(this.#visible());
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
      const refusal = this.names.hasEnded(found) ? notFound : this.#cannotJoin(userID);
      if (refusal) return refusal;
      const leaver = this.#leavers.find(userID);
      if (leaver?.hasDeclined) return { error: "has_left" };
      if (leaver === undefined) this.#takeIn(found);
      else this.#leavers.invite(userID, by.id);
      this.#sendNews(this.#concerned());
      return { data: { isInvited: leaver !== undefined } };
    });
  }

  /** The member who invites this leaver back. */
  #inviterOf(userID: number): Member | undefined {
    const invitedBy = this.#leavers.find(userID)?.invitedBy;
    return invitedBy ? this.#members.find(invitedBy) : undefined;
  }

  /** Adds a member to the group, who sees what is written from now on. */
  #takeIn(user: OtherMember): void {
    this.rename(user);
    this.#leavers.remove(user.id);
    this.#members.add({ ...user, ...this.names.newest(user) }, this.messages.last(), false);
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
      this.#leavers.add(userID, member.name);
    } else this.#members.hide(userID, this.messages.last());
    this.#sendNews([member]);
    if (this.#isGroup()) this.#tellChanged();
    this.#endIfEmpty();
  }

  /** Closes the leaver's sockets and makes sure that a member who comes back gets no events of the time between. */
  #sendAway(userID: number): void {
    this.act(() => {
      this.review(this.socketsOf(user(userID)));
      this.events.keepOnly([...this.sockets()].map(({ state }) => state!.viewer));
    });
  }

  #tellChanged(): void {
    this.#tellHow();
    this.#sendNews(this.#concerned());
  }

  #tellHow(): void {
    this.publish("chat:changed", () => ({ chat: this.#info(), blocked: this.#blocked() }));
  }

  #sendNews(members: readonly (number | { userID: number; name: string })[]): void {
    for (const member of members) {
      const found = typeof member === "number" ? this.#members.find(member) : member;
      if (found === undefined) continue;
      const payload: Identity = { kind: "user", id: found.userID, name: found.name };
      this.outbox.put({ key: `news:${found.userID}`, kind: "news", payload }, Date.now());
    }
  }

  #newsFor(userID: number): ChatNews {
    const { id, v } = this.sqlite
      .exec<{ id: string; v: number }>("UPDATE chat SET v = v + 1 RETURNING id, v")
      .one();
    const member = this.#members.find(userID);
    const info = this.#info();
    const invitedBy = this.#inviterOf(userID)?.name;
    if (invitedBy !== undefined) {
      const entry = { ...info, players: [], lastMessage: null, unreadFrom: {}, invitedBy };
      return { chatID: id, v, entry };
    }
    if (member === undefined || member.isHidden) return { chatID: id, v, entry: null };
    const [lastMessage = null] = this.messages.between(member.since, this.messages.last() + 1, 1);
    const unreadFrom = this.messages.countBySender(
      Math.max(member.since, member.read),
      user(userID),
      limits.unreadCounted,
    );
    return { chatID: id, v, entry: { ...info, lastMessage, unreadFrom } };
  }

  #page(userID: number, before: number) {
    const since = this.#members.find(userID)?.since ?? this.messages.last();
    const messages = this.messages.between(since, before, limits.messagesPerPage);
    const hasOlder = messages.length > 0 && this.messages.between(since, messages[0].id, 1).length > 0;
    return { messages, hasOlder };
  }

  #info(): ChatInfo {
    const { id, title, created } = this.sqlite
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

  #blocked() {
    const members = this.#members.all();
    return members.flatMap(({ userID: id, blockedUntil: until }) => (until === null ? [] : [{ id, until }]));
  }

  #visible() {
    return this.#members.all().filter(({ isHidden }) => !isHidden);
  }

  /** The users whose lists show the chat: its members, and leavers who are invited back. */
  #concerned() {
    return [...this.#visible(), ...this.#leavers.invited()];
  }

  #isGroup(): boolean {
    return this.#info().groupChat;
  }

  #endIfEmpty(): void {
    if (this.#members.all().length === 0) this.due.set(endDue, Date.now());
  }

  /** Deleted as soon as libSQL has its messages and its last member has been told. */
  #end(): void {
    if (this.mirror.isComplete() && this.outbox.isEmpty()) this.forgetEverything();
    else this.due.set(endDue, Date.now() + limits.dueRetryMs);
  }
}
