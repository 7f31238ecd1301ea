import { limits } from "#schema/limits.ts";
import { isNewer, user } from "#schema/names.ts";
import { type ChatProtocol, chat as protocol } from "#schema/protocol/chat.ts";
import { gameChannel, userRoom } from "#schema/roomNames.ts";
import type {
  ChatConditions,
  ChatNews,
  ChatRoomCalls,
  Identity,
  ModerationStatus,
  OpenChat,
  Person,
  ReportedMessage,
} from "#schema/rooms.ts";
import { isRudeName } from "#schema/words/rudeNames.ts";
import type { Database } from "#store/db.ts";
import { removeMessages } from "#store/messages.ts";
import { findUsers } from "#store/players.ts";
import { carryOut, type EffectHandlersOf } from "../changed.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Asked, Handlers, Reply } from "../handlers.ts";
import { laneToPerson } from "../lanes.ts";
import { writingOf } from "../messages/writing.ts";
import { Writings } from "../messages/writings.ts";
import type { Outbox } from "../outbox.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import * as changes from "./changes.ts";
import { Conditions } from "./conditions.ts";
import { Keeping } from "./keeping.ts";
import { newsFor } from "./news.ts";
import { type ChatMessages, chatMessages } from "./outboxMessages.ts";
import { Sending } from "./sending.ts";
import { blockedIn, type ChatState, infoOf, isGroup, leaverIn, memberIn, othersIn } from "./state.ts";
import { chatMigrations } from "./tables.ts";
import { userOf, writingFor } from "./viewer.ts";

/** The due date on which a chat without members is deleted. */
const endDue = "end";

type AddReply = Reply<ChatProtocol, "chat:addUser">;

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
  protected override readonly costly = new Set(["chat:addUser", "chat:changeTitle"] as const);
  protected override readonly repeatable = new Set(["chat:markAsRead"] as const);
  protected readonly handlers: Handlers<ChatProtocol> = {
    "chat:singleChat:load": ({ data, viewer }) => ({ data: this.#page(userOf(viewer), data.before) }),
    "chat:sendMessage": ({ id, data, identity, moderationStatus, now }) => {
      const sender = identity as Identity;
      const refusal = refusalToWrite(moderationStatus, now);
      return refusal ?? this.#sending.send(sender, data.body, `user ${sender.id} ${id}`);
    },
    "chat:markAsRead": ({ data, viewer, now }) => {
      this.#change((state) => changes.read(state, userOf(viewer), data.upTo, this.#messages.last()), now);
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
    "chat:leaveChat": ({ viewer, now }) => {
      this.#change((state) => changes.left(state, userOf(viewer), this.#messages.last()), now);
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
      seesFrom: ({ kind, id }) => (kind === "user" ? memberIn(this.#state(), id)?.since : undefined),
      renameAuthor: (identity) => this.#renameAuthor(identity),
      onModerationStatus: ({ id }, { blockedUntil }) => this.#block(id, blockedUntil),
      onHidden: () => void this.#change(changes.messageHidden),
    },
  );
  readonly #messages = this.#writings.messages;
  readonly #mirror = this.#writings.mirror;

  /** How each effect is carried out. */
  readonly #effects: EffectHandlersOf<changes.ChatEffect> = {
    news: ({ to }, now) => {
      for (const { userID: id, name } of to)
        this.outbox.put({ key: `news:${id}`, kind: "news", payload: { kind: "user", id, name } }, now);
    },
    askConditions: ({ of }, now) => {
      for (const userID of of)
        this.outbox.put({ key: `conditions:${userID}`, kind: "conditions", payload: { userID } }, now);
    },
    changed: () => {
      const state = this.#state();
      this.publish("chat:changed", () => ({ chat: infoOf(state), blocked: blockedIn(state) }));
    },
    end: (_, now) => {
      this.#mirror.stop();
      this.outbox.put({ key: "removeMessages", kind: "removeMessages", payload: {} }, now);
      this.due.set(endDue, now);
    },
  };

  protected readonly dues = {
    ...this.#writings.dues,
    [endDue]: () => this.forgetOnceSettled(endDue),
  };

  readonly #conditions = new Conditions({
    env: this.env,
    state: () => this.#state(),
    newest: (identity) => this.names.newest(identity),
    note: (userID, conditions) => this.act(() => this.#noteConditions(userID, conditions)),
  });
  readonly #sending = new Sending({
    env: this.env,
    name: () => this.name,
    messages: this.#messages,
    conditions: this.#conditions,
    state: () => this.#state(),
    newest: (identity) => this.names.newest(identity),
    act: (transaction) => this.act(transaction),
    onWritten: (message, change, now) => {
      this.#mirror.onMessage(now);
      this.publish("chat:singleChat:update", () => ({ messages: [message] }));
      this.#change(() => change, now);
    },
  });
  readonly #keeping = new Keeping(this.sqlite);
  /** A cache of what is stored. */
  #cache: ChatState | undefined;

  async open(chat: OpenChat): Promise<ChatNews> {
    const { by, conditions, others } = chat;
    return this.act(() => {
      const now = Date.now();
      if (this.hasTables()) this.#change((state) => changes.openedAgain(state, by.id, conditions), now);
      else {
        this.migrateTables();
        for (const one of [by, ...others]) this.rename(one);
        this.#become(undefined, changes.opened(chat), now);
      }
      return this.#report(by.id);
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async conditionsChanged(userID: number, conditions: ChatConditions): Promise<boolean> {
    if (!this.isOpen()) return false;
    this.act(() => this.#noteConditions(userID, conditions));
    return memberIn(this.#state(), userID) !== undefined;
  }

  async answerInvitation(identity: Identity, isAccepted: boolean): Promise<ChatNews | "not_found" | "full"> {
    if (!this.isOpen()) return "not_found";
    const answer = (state: ChatState) => {
      const last = this.#messages.last();
      return changes.invitationAnswered(state, { identity: this.names.newest(identity), isAccepted, last });
    };
    return this.act(() => {
      const expected = answer(this.#state());
      if ("error" in expected) return expected.error;
      // With the newest name; a deleted account is no leaver any more, and its answer changes nothing.
      this.rename(identity);
      this.#change(answer);
      return this.#report(identity.id);
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
    if (moderationStatus !== null) this.act(() => this.#block(identity.id, moderationStatus.blockedUntil));
    return super.issueTicket(identity, session, moderationStatus);
  }

  protected override isOpen(): boolean {
    return (this.#find()?.members.length ?? 0) > 0;
  }

  protected override viewerOf(
    identity: Identity | null,
    moderationStatus: ModerationStatus | null,
  ): Viewer | undefined {
    const member = identity?.kind === "user" ? memberIn(this.#state(), identity.id) : undefined;
    if (member === undefined || member.isHidden) return undefined;
    return `${member.userID} ${JSON.stringify(writingOf("write", moderationStatus, Date.now()))}`;
  }

  protected override isSpectator(): boolean {
    return false;
  }

  protected override stateFor(viewer: Viewer) {
    const [you, state] = [userOf(viewer), this.#state()];
    const page = this.#page(you, this.#messages.last() + 1);
    const data = { chat: infoOf(state), blocked: blockedIn(state), you, ...page, ...writingFor(viewer) };
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

  protected override onUndone(): void {
    this.#cache = undefined;
  }

  /** Tells a member's own room how the chat stands for the member. */
  async #tellMember(member: Identity): Promise<void> {
    const identity = this.names.newest(member);
    const news = this.act(() => this.#report(identity.id));
    // The user was renamed, or the account deleted, while the chat was opened or another member added the user.
    const current = await userRoom(this.env, identity).chatChanged(identity, news);
    if (isNewer(current, identity)) await this.renamed(current);
  }

  /** Whoever changes a title has every member told so, which counts like a message that they read. */
  async #changeTitle({
    data: { title },
    identity,
    moderationStatus,
    now,
  }: Asked<{ title: string }>): Promise<Reply<ChatProtocol, "chat:changeTitle">> {
    const refusal = refusalToWrite(moderationStatus, now) ?? refusalOfTitle(title);
    if (refusal) return refusal;
    const sender = identity as Identity;
    const state = this.#state();
    const isNew = isGroup(state) && state.title !== title;
    const readers = othersIn(state, sender.id).length;
    if (isNew && !(await userRoom(this.env, sender).admitMessage(sender, readers)))
      return { error: "too_many" };
    return this.act(() => {
      // Meanwhile who changes it may have left.
      if (memberIn(this.#state(), sender.id) === undefined) return notFound;
      return this.#change((current) => changes.titled(current, title), Date.now()) ?? done;
    });
  }

  #addUser({
    data,
    identity,
    moderationStatus,
    now,
  }: Asked<{ userid: number }>): AddReply | Promise<AddReply> {
    const refusal = refusalToWrite(moderationStatus, now);
    if (refusal) return refusal;
    const error = changes.refusalToAdd(this.#state(), data.userid);
    return error ? { error } : this.#add(identity as Identity, data.userid);
  }

  async #add(by: Identity, userID: number): Promise<AddReply> {
    const [found] = await askDatabase(this.env, (db) => findUsers(db, [userID]));
    if (found === undefined) return notFound;
    if (await userRoom(this.env, found).hasMuted(by)) return { error: "not_wanted" };
    if (!(await userRoom(this.env, by).admitInvited(by, [userID], "group"))) return { error: "too_many" };
    const add = (state: ChatState) => {
      const user = { ...found, ...this.names.newest(found) };
      return changes.added(state, { by: by.id, user, last: this.#messages.last() });
    };
    return this.act(() => {
      // Meanwhile who adds may have left. A group that has ended takes in nobody.
      const expected = this.names.hasEnded(found) ? notFound : add(this.#state());
      if ("error" in expected) return expected;
      const isInvited = leaverIn(this.#state(), userID) !== undefined;
      this.rename(found);
      this.#change(add);
      return { data: { isInvited } };
    });
  }

  /** Closes the leaver's sockets and makes sure that a member who comes back gets no events of the time between. */
  #sendAway(userID: number): void {
    this.act(() => {
      this.#writings.review(this.socketsOf(user(userID)));
      this.events.keepOnly([...this.sockets()].map(({ state }) => state!.viewer));
    });
  }

  /** Renames a user wherever the chat names the user. @returns whether others see it */
  #renameAuthor(identity: Identity): boolean {
    if (identity.kind === "guest") return false;
    const isAuthorRenamed = this.#messages.rename(identity);
    const state = this.#find();
    if (state === undefined) return isAuthorRenamed;
    this.#change((state) => changes.renamed(state, identity, isAuthorRenamed));
    return isAuthorRenamed || changes.isMemberRenamed(state, identity);
  }

  #block(userID: number, until: number | null): void {
    this.#change((state) => changes.blocked(state, userID, until));
  }

  #noteConditions(userID: number, conditions: ChatConditions): void {
    this.#change((state) => changes.conditionsNoted(state, userID, conditions));
  }

  /** The next report of the chat to a member or leaver. */
  #report(userID: number): ChatNews {
    const state = this.#state();
    return { chatID: state.id, v: this.#keeping.nextReport(), entry: newsFor(state, userID, this.#messages) };
  }

  #page(userID: number, before: number) {
    const since = memberIn(this.#state(), userID)?.since ?? this.#messages.last();
    const messages = this.#messages.between(since, before, limits.messagesPerPage);
    const hasOlder = messages.length > 0 && this.#messages.between(since, messages[0].id, 1).length > 0;
    return { messages, hasOlder };
  }

  async #removeMessages(): Promise<void> {
    // A batch that is under way would bring some of them back.
    await this.#mirror.settled();
    const remove = (db: Database) => removeMessages(db, this.name, limits.messagesRemovedAtOnce);
    while (await askDatabase(this.env, remove));
  }

  /** Changes the chat. Only inside a transaction. @returns the refusal, if there is one */
  #change<Code extends string = never>(
    reduce: (state: ChatState) => changes.ChatChange<Code>,
    now = Date.now(),
  ): { error: Code } | undefined {
    const before = this.#state();
    const change = reduce(before);
    if ("error" in change) return { error: change.error };
    this.#become(before, change, now);
    return undefined;
  }

  /** Stores the next state, and carries out what follows. */
  #become(before: ChatState | undefined, { state, effects }: changes.ChatChanged, now: number): void {
    if (state !== before) this.#keeping.write(before, state);
    this.#cache = state;
    carryOut(this.#effects, effects, now);
  }

  #find(): ChatState | undefined {
    this.#cache ??= this.hasTables() ? this.#keeping.read() : undefined;
    return this.#cache;
  }

  #state(): ChatState {
    const state = this.#find();
    if (state === undefined) throw new Error("the chat was never opened");
    return state;
  }
}

/** Why moderation keeps somebody from writing, if it does. */
function refusalToWrite(moderationStatus: ModerationStatus | null, now: number) {
  const { may } = writingOf("write", moderationStatus, now);
  return may === "write" ? undefined : { error: may };
}

function refusalOfTitle(title: string): { error: "rude_name" } | undefined {
  return isRudeName(title) ? { error: "rude_name" } : undefined;
}
