import { limits } from "#schema/limits.ts";
import { type ChannelProtocol, channel as protocol } from "#schema/protocol/channel.ts";
import type { Message } from "#schema/protocol/message.ts";
import { channelRoom } from "#schema/roomNames.ts";
import type {
  ChannelRoomCalls,
  Circle,
  Identity,
  ModerationStatus,
  Person,
  ReportedMessage,
  Written,
} from "#schema/rooms.ts";
import { hideMessage } from "#store/messages.ts";
import { type Change, type Changed, carryOut } from "../changed.ts";
import { askDatabase } from "../database.ts";
import type { DueHandlers } from "../due.ts";
import type { Viewer } from "../events.ts";
import type { Asked, Handlers } from "../handlers.ts";
import { countLately } from "../messages/writing.ts";
import { Writings } from "../messages/writings.ts";
import type { Outbox } from "../outbox.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import { ended, hidden, learned, oldDeleted, written } from "./changes.ts";
import {
  isAccepted,
  type Lately,
  paceRefusal,
  type Reader,
  readsFrom,
  rightsOf,
  shownSince,
} from "./deciding.ts";
import type { ChannelDue, Effect, EffectHandlers } from "./effects.ts";
import { Keeping } from "./keeping.ts";
import { kindOf } from "./kind.ts";
import { type ChannelMessages, channelMessages } from "./outboxMessages.ts";
import { type ChannelState, isOpen, unopened } from "./state.ts";
import { channelMigrations } from "./tables.ts";
import { rightsFor, viewerFor } from "./viewer.ts";

/**
 * A channel: `general`, `news`, and one for each game, waiting room and tournament, which tells the channel who its
 * members are. Everybody with the same rights is one viewer, so that an event for thousands of readers is one row.
 */
export class ChannelRoom extends Room<ChannelProtocol> implements ChannelRoomCalls {
  static override migrations = channelMigrations;

  protected readonly party = "channel";
  protected readonly protocol = protocol;
  protected override readonly spectatorsMax = limits.channelReaders;
  protected readonly reads = new Set(["channel:load", "channel:catchUp"] as const);
  declare protected readonly outbox: Outbox<ChannelMessages>;
  protected readonly outboxKinds: OutboxKinds<ChannelMessages> = {
    hide: {
      schema: channelMessages.hide,
      ...toLibsql("hide"),
      deliver: async ({ id }) => {
        await this.#mirror.settled();
        await askDatabase(this.env, (db) => hideMessage(db, this.name, id, Date.now()));
      },
    },
  };
  protected readonly handlers: Handlers<ChannelProtocol> = {
    "channel:load": ({ viewer }) => ({ data: { messages: this.#shown(viewer) } }),
    "channel:sendMessage": (asked) => this.#sendMessage(asked),
    "channel:hideMessage": ({ data: { id }, now, ...reader }) => {
      const facts = {
        mayHide: this.#rights(reader, now)?.mayHide ?? false,
        isThere: this.#messages.includes(id),
      };
      return this.#change((state) => hidden(state, id, facts), now) ?? { data: {} };
    },
    "channel:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
  };

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
      viewerOf: (identity, moderationStatus, key) => this.viewerOf(identity, moderationStatus, key),
      sockets: () => this.sockets(),
      socketsOf: (person) => this.socketsOf(person),
      catchUp: (socket, viewer, v) => this.catchUp(socket, viewer, v),
      expel: (socket, reason) => this.expel(socket, reason),
      restand: (person, moderationStatus) => this.restand(person, moderationStatus),
    },
    {
      storedMs: () => this.#kind.storedMs,
      seesFrom: (person, key) => this.#seesFrom(person, key),
      renameAuthor: (identity) => this.#messages.rename(identity),
    },
  );
  readonly #messages = this.#writings.messages;
  readonly #mirror = this.#writings.mirror;

  /** How each effect is carried out. */
  readonly #effects: EffectHandlers = {
    due: ({ due, at }) => this.due.setOrClear(due, at),
    dueIfNone: ({ due, at }) => this.due.setIfNone(due, at),
    takeOver: ({ messages }) => {
      for (const message of messages) this.#messages.add(message);
    },
    copy: (_, now) => this.#mirror.onMessage(now),
    trim: () => this.#messages.trim(limits.channelMessagesKept, this.#mirror.reached()),
    message: ({ message }) => this.publish("channel:update", () => ({ messages: [message] })),
    hide: ({ id }, now) => {
      this.#writings.hide(id);
      this.outbox.put({ key: `hide ${id}`, kind: "hide", payload: { id } }, now);
    },
    review: () => this.#writings.review(this.sockets()),
    snapshot: () => this.publish("channel:snapshot", (viewer) => this.stateFor(viewer).data),
    forgetEvents: () => this.events.forgetAll(),
    close: () => {
      for (const socket of [...this.sockets()]) this.expel(socket, "noRoom");
    },
    forget: () => this.forgetOnceSettled("end" satisfies ChannelDue),
  };

  protected readonly dues = {
    ...this.#writings.dues,
    end: (now: number) => void this.#change((state) => ended(state, this.#mirror.isComplete(), now), now),
    old: (now: number) => this.#deleteOld(now),
  } satisfies DueHandlers & Record<ChannelDue, unknown>;

  readonly #kind = kindOf(this.name);
  readonly #keeping = new Keeping(this.sqlite);
  /** A cache of what is stored. */
  #cache: ChannelState | undefined;
  /** Questions to the game or waiting room run one after the other, so that the last answer is the newest. */
  #learning: Promise<void> = Promise.resolve();

  async exists(): Promise<boolean> {
    const isUnknown = () =>
      !this.isOpen() || (this.#kind.hasReaders === true && this.#state().readers === null);
    if (isUnknown()) await this.#learn(isUnknown);
    return this.isOpen();
  }

  override async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
    key: string | null = null,
  ): Promise<string | null> {
    if (!(await this.exists()) || this.viewerOf(identity, moderationStatus, key) === undefined) return null;
    return super.issueTicket(identity, session, moderationStatus);
  }

  async moderationStatusChanged(person: Person, moderationStatus: ModerationStatus): Promise<void> {
    this.#writings.moderationStatusChanged(person, moderationStatus);
  }

  async messagesAround(person: Person, id: number, key?: string | null): Promise<ReportedMessage[] | null> {
    return this.#writings.messagesAround(person, id, key);
  }

  async hideMessage(id: number): Promise<void> {
    await this.#writings.hideMessage(id);
  }

  async circleChanged(): Promise<void> {
    await this.#learn(() => this.isOpen());
  }

  async lastMessages(): Promise<Written[]> {
    return this.isOpen() ? this.#messages.newestWritten(limits.messagesTakenAlong) : [];
  }

  async write(by: Identity, body: string, origin: string): Promise<boolean> {
    if (!(await this.exists()) || this.names.hasEnded(by)) return false;
    return this.act(() => {
      const now = Date.now();
      this.rename(by);
      const sender = this.names.newest(by);
      const hasArrived = this.#messages.has(origin);
      const facts = { hasArrived, byAuthor: countLately(this.#messages, sender, now) };
      if (!isAccepted(this.#rights({ identity: sender, moderationStatus: null }, now), facts)) return false;
      if (!hasArrived) this.#add({ sender, body }, now, origin);
      return true;
    });
  }

  protected override isOpen(): boolean {
    return isOpen(this.#stored(), Date.now());
  }

  protected override viewerOf(
    identity: Identity | null,
    moderationStatus: ModerationStatus | null,
    key: string | null = null,
  ): Viewer | undefined {
    const rights = this.#rights({ identity, moderationStatus, key }, Date.now());
    return rights && viewerFor(rights);
  }

  /** Any of these viewers may have many sockets. */
  protected override isSpectator(): boolean {
    return true;
  }

  protected override mayAct(): boolean {
    return true;
  }

  protected override stateFor(viewer: Viewer) {
    const data = { messages: this.#shown(viewer), ...rightsFor(viewer), ends: this.#state().ends };
    return { type: "channel:snapshot" as const, data };
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

  #sendMessage({ data, now, ...reader }: Asked<{ body: string }>) {
    const may = this.#rights(reader, now)?.may ?? "spectator";
    if (may !== "write") return { error: may };
    const sender = reader.identity as Identity;
    const refusal = paceRefusal(this.#lately(sender, now));
    if (refusal) return { error: refusal };
    return { data: { id: this.#add({ sender, body: data.body }, now).id } };
  }

  /** What the reader may do here; `undefined` if not even read. */
  #rights(reader: Reader, now: number) {
    return rightsOf(this.#kind, this.#state(), reader, now);
  }

  /** The number after which a person may read messages; `undefined` if they may not. */
  #seesFrom(person: Person, key: string | null): number | undefined {
    const reader = { identity: { ...person, name: "" }, moderationStatus: null, key };
    const rights = this.#rights(reader, Date.now());
    return rights && readsFrom(rights, this.#state());
  }

  #lately(author: Identity, now: number): Lately {
    const countSince = (ms: number, person?: Person) => this.#messages.countSince(now - ms, person);
    return {
      byAuthor: countLately(this.#messages, author, now),
      crowd: this.#kind.hasSlowMode
        ? {
            byAll: countSince(limits.slowModePeriodMs),
            byAuthor: countSince(limits.slowModePauseMs, author),
          }
        : null,
    };
  }

  /** Stores a message as the newest, and sends it. */
  #add(message: Omit<Written, "created">, now: number, origin: string | null = null): Message {
    const added = this.#messages.add({ ...message, created: now }, origin);
    this.#change((state) => written(state, added, this.#kind.storedMs, now), now);
    return added;
  }

  /** Deletes the messages that libSQL does not keep any longer either. */
  #deleteOld(now: number): void {
    const { storedMs } = this.#kind;
    if (storedMs === null) return;
    const oldest = this.#messages.deleteOld(now - storedMs, this.#mirror.reached());
    this.#change((state) => oldDeleted(state, oldest, storedMs, now), now);
  }

  #shown(viewer: Viewer): Message[] {
    const since = shownSince(this.#kind, Date.now());
    const after = readsFrom(rightsFor(viewer), this.#state());
    return this.#messages.newest(limits.channelMessagesKept, { since, after });
  }

  /** Asks for the members, unless that has become unnecessary by the time it is its turn, and stores them. */
  #learn(isWanted: () => boolean): Promise<void> {
    const learning = this.#learning.then(async () => {
      if (!isWanted()) return;
      const circle = await this.#circle();
      const isNew = this.#stored() === undefined;
      if (isNew && circle === null) return;
      const from = isNew ? circle?.from : null;
      // From now on the channel hears of new names, which these messages may not have yet.
      if (from) this.act(() => this.migrateTables());
      const taken = from ? await channelRoom(this.env, from).lastMessages() : [];
      this.act(() => this.#onCircle(circle, taken, Date.now()));
    });
    this.#learning = learning.catch(() => {});
    return learning;
  }

  async #circle(): Promise<Circle | null> {
    return this.#kind.circle?.(this.env) ?? { members: [], endsAt: null, from: null };
  }

  #onCircle(circle: Circle | null, taken: readonly Written[], now: number): void {
    const before = this.#stored();
    if (before === undefined) this.migrateTables();
    const named = taken.map((one) => ({ ...one, sender: one.sender && this.names.newest(one.sender) }));
    this.#become(learned(before, circle, named, now), now);
  }

  /** Changes the state by the reducer. Only inside a transaction. @returns the refusal, if there is one */
  #change<Code extends string = never>(
    reduce: (state: ChannelState) => Change<ChannelState, Effect, Code>,
    now: number,
  ): { error: Code } | undefined {
    const change = reduce(this.#state());
    if ("error" in change) return { error: change.error };
    this.#become(change, now);
    return undefined;
  }

  /** Stores the next state, and carries out what follows. */
  #become({ state, effects }: Changed<ChannelState, Effect>, now: number): void {
    if (state !== this.#state()) {
      this.#keeping.write(state);
      this.#cache = state;
    }
    carryOut(this.#effects, effects, now);
  }

  #state(): ChannelState {
    return this.#stored() ?? unopened;
  }

  /** The state that is stored; `undefined` if the channel has not opened. */
  #stored(): ChannelState | undefined {
    if (this.#cache === undefined && this.hasTables()) this.#cache = this.#keeping.read();
    return this.#cache;
  }
}
