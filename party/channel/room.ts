import { limits } from "#schema/limits.ts";
import { isDeleted, isSamePerson } from "#schema/names.ts";
import { type ChannelProtocol, channel as protocol } from "#schema/protocol/channel.ts";
import type { Message, Writing } from "#schema/protocol/message.ts";
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
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Asked, Handlers } from "../handlers.ts";
import { hasWrittenTooMuch, writingOf } from "../messages/writing.ts";
import { Writings } from "../messages/writings.ts";
import type { Outbox } from "../outbox.ts";
import { type OutboxKinds, toLibsql } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import { kindOf } from "./kind.ts";
import { type ChannelMessages, channelMessages } from "./outboxMessages.ts";
import { channelMigrations } from "./tables.ts";

/** The due date on which the channel ends. */
const endDue = "end";
/** The due date on which the oldest messages are deleted. */
const oldDue = "old";

/** The members of the channel, who leads it, and when it ends (ms UTC). */
type Kept = { members: readonly Person[]; leader: Person | null; ends: number | null };

/** Ends the viewer of those who may hide messages. */
const hides = " hides";

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
        await askDatabase(this.env, (db) => hideMessage(db, this.name, id));
      },
    },
  };
  protected readonly handlers: Handlers<ChannelProtocol> = {
    "channel:load": () => ({ data: { messages: this.#shown() } }),
    "channel:sendMessage": (asked) => this.#sendMessage(asked),
    "channel:hideMessage": (asked) => this.#hideMessage(asked),
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
      viewerOf: (identity, moderationStatus) => this.viewerOf(identity, moderationStatus),
      sockets: () => this.sockets(),
      socketsOf: (person) => this.socketsOf(person),
      catchUp: (socket, viewer, v) => this.catchUp(socket, viewer, v),
      expel: (socket, reason) => this.expel(socket, reason),
      restand: (person, moderationStatus) => this.restand(person, moderationStatus),
    },
    {
      storedMs: () => this.#storedMs(),
      seesFrom: (person) => this.#seesFrom(person),
      renameAuthor: (identity) => this.#messages.rename(identity),
    },
  );
  readonly #messages = this.#writings.messages;
  readonly #mirror = this.#writings.mirror;

  protected readonly dues = {
    ...this.#writings.dues,
    [endDue]: () => this.#end(),
    [oldDue]: (now: number) => this.#deleteOld(now),
  };

  readonly #kind = kindOf(this.name);
  /** A cache of what is stored. */
  #cache: Kept | undefined;
  /** Questions to the game or waiting room run one after the other, so that the last answer is the newest. */
  #learning: Promise<void> = Promise.resolve();

  async exists(): Promise<boolean> {
    if (!this.isOpen()) await this.#learn(() => !this.isOpen());
    return this.isOpen();
  }

  override async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
  ): Promise<string | null> {
    if (!(await this.exists()) || this.viewerOf(identity, moderationStatus) === undefined) return null;
    return super.issueTicket(identity, session, moderationStatus);
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
      if (this.#may(sender, null) !== "write") return false;
      if (!this.#messages.has(origin) && hasWrittenTooMuch(this.#messages, sender, now)) return false;
      this.#add({ sender, body, created: now }, origin);
      return true;
    });
  }

  protected override isOpen(): boolean {
    const kept = this.#kept();
    return kept !== undefined && (kept.ends === null || kept.ends > Date.now());
  }

  protected override viewerOf(
    identity: Identity | null,
    moderationStatus: ModerationStatus | null,
  ): Viewer | undefined {
    const may = this.#may(identity, moderationStatus);
    if (may === undefined) return undefined;
    // Not until when: the blocked would be a viewer each, with events of their own.
    const { may: mayNow } = writingOf(may, moderationStatus, Date.now());
    return this.#mayHide(identity, moderationStatus) ? mayNow + hides : mayNow;
  }

  /** Any of these viewers may have many sockets. */
  protected override isSpectator(): boolean {
    return true;
  }

  protected override mayAct(): boolean {
    return true;
  }

  protected override stateFor(viewer: Viewer) {
    const mayHide = viewer.endsWith(hides);
    const may = (mayHide ? viewer.slice(0, -hides.length) : viewer) as Writing["may"];
    const data = { messages: this.#shown(), may, mayHide, ends: this.#kept()?.ends ?? null };
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

  #seesFrom(person: Person): number | undefined {
    return this.#may({ ...person, name: "" }, null) === undefined ? undefined : 0;
  }

  #storedMs(): number | null {
    return this.name === "news" ? null : limits.channelMessagesStoredMs;
  }

  protected override onUndone(): void {
    this.#cache = undefined;
  }

  #sendMessage({ data, identity, moderationStatus, now }: Asked<{ body: string }>) {
    const { may } = writingOf(this.#may(identity, moderationStatus) ?? "spectator", moderationStatus, now);
    if (may !== "write") return { error: may };
    const sender = identity as Identity;
    if (hasWrittenTooMuch(this.#messages, sender, now)) return { error: "too_many" as const };
    if (this.#isSlow(sender, now)) return { error: "slow_mode" as const };
    return { data: { id: this.#add({ sender, body: data.body, created: now }).id } };
  }

  #hideMessage({ data, identity, moderationStatus, now }: Asked<{ id: number }>) {
    if (!this.#mayHide(identity, moderationStatus)) return { error: "not_admin" as const };
    if (!this.#messages.includes(data.id)) return { error: "not_found" as const };
    this.#writings.hide(data.id);
    this.outbox.put({ key: `hide ${data.id}`, kind: "hide", payload: data }, now);
    return { data: {} };
  }

  #mayHide(identity: Identity | null, moderationStatus: ModerationStatus | null): boolean {
    if (!this.#kind.canHide || identity === null) return false;
    const leader = this.#kept()?.leader;
    return moderationStatus?.isAdmin || (!!leader && isSamePerson(leader, identity));
  }

  /** In a crowded channel everybody has to leave the others room to write. */
  #isSlow(sender: Identity, now: number): boolean {
    if (this.name !== "general") return false;
    const isFlooded = this.#messages.countSince(now - limits.slowModePeriodMs) >= limits.slowModeMessages;
    return isFlooded && this.#messages.countSince(now - limits.slowModePauseMs, sender) > 0;
  }

  #add(written: Written, origin: string | null = null): Message {
    const before = this.#messages.last();
    const message = this.#messages.add(written, origin);
    // A message that arrived before is not announced again.
    if (message.id <= before) return message;
    this.#messages.trim(limits.channelMessagesKept, this.#mirror.reached());
    this.#mirror.onMessage(Date.now());
    const storedMs = this.#storedMs();
    if (storedMs !== null) this.due.setIfNone(oldDue, Date.now() + storedMs);
    this.publish("channel:update", () => ({ messages: [message] }));
    return message;
  }

  /** Deletes the messages that libSQL does not keep any longer either. */
  #deleteOld(now: number): void {
    const storedMs = this.#storedMs();
    if (storedMs === null) return;
    const oldest = this.#messages.deleteOld(now - storedMs, this.#mirror.reached());
    this.events.forgetAll();
    // One that libSQL does not have yet stays until then.
    if (oldest !== undefined)
      this.due.set(oldDue, Math.max(oldest + storedMs, now + limits.oldMessagesCheckMs));
  }

  #shown(): Message[] {
    const since = this.name === "general" ? Date.now() - limits.generalShownMs : 0;
    return this.#messages.newest(limits.channelMessagesKept, since);
  }

  #may(identity: Identity | null, moderationStatus: ModerationStatus | null): Writing["may"] | undefined {
    return this.#kind.may(identity, this.#kept()?.members ?? [], moderationStatus);
  }

  /** Asks for the members, unless that has become unnecessary by the time it is its turn, and stores them. */
  #learn(isWanted: () => boolean): Promise<void> {
    const learnt = this.#learning.then(async () => {
      if (!isWanted()) return;
      const circle = await this.#circle();
      const isNew = this.#kept() === undefined;
      if (isNew && circle === null) return;
      const from = isNew ? circle?.from : null;
      // From now on the channel hears of new names, which these messages may not have yet.
      if (from) this.act(() => this.migrateTables());
      const along = from ? await channelRoom(this.env, from).lastMessages() : [];
      this.act(() => this.#become(circle, along));
    });
    this.#learning = learnt.catch(() => {});
    return learnt;
  }

  async #circle(): Promise<Circle | null> {
    return this.#kind.circle?.(this.env) ?? { members: [], endsAt: null, from: null };
  }

  #become(circle: Circle | null, along: readonly Written[]): void {
    const before = this.#kept();
    if (before === undefined) this.migrateTables();
    const members = circle?.members.map(personOf) ?? before?.members ?? [];
    const leader = circle?.leader ? personOf(circle.leader) : null;
    const ends = circle === null ? Date.now() : circle.endsAt;
    this.sqlite.exec(
      "INSERT OR REPLACE INTO channel (only, members, leader, ends) VALUES (1, ?, ?, ?)",
      JSON.stringify(members),
      leader && JSON.stringify(leader),
      ends,
    );
    this.#cache = { members, leader, ends };
    if (ends === null) this.due.clear(endDue);
    else this.due.set(endDue, ends);
    for (const written of along) this.#messages.add(this.#asKnown(written));
    if (along.length > 0) this.#mirror.onMessage(Date.now());
    if (before === undefined || circle === null) return;
    this.#writings.review(this.sockets());
    if (before.ends !== ends) this.publish("channel:snapshot", (viewer) => this.stateFor(viewer).data);
  }

  /** A message with its author's current name, as far as it is known; without an author who is gone. */
  #asKnown(written: Written): Written {
    const sender = written.sender && this.names.newest(written.sender);
    return { ...written, sender: sender && isDeleted(sender) ? null : sender };
  }

  /** It has no members any more. It is deleted as soon as libSQL has its messages. */
  #end(): void {
    for (const socket of [...this.sockets()]) this.expel(socket, "noRoom");
    if (this.#mirror.isComplete()) this.forgetOnceSettled(endDue);
    else this.due.set(endDue, Date.now() + limits.dueRetryMs);
  }

  #kept(): Kept | undefined {
    if (this.#cache === undefined && this.hasTables()) {
      const [row] = this.sqlite
        .exec<{ members: string; leader: string | null; ends: number | null }>(
          "SELECT members, leader, ends FROM channel",
        )
        .toArray();
      this.#cache = row && {
        members: JSON.parse(row.members),
        leader: row.leader && JSON.parse(row.leader),
        ends: row.ends,
      };
    }
    return this.#cache;
  }
}

function personOf({ kind, id }: Person): Person {
  return { kind, id };
}
