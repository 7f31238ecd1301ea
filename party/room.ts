import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { isDeleted, isNewer } from "#schema/names.ts";
import { type CloseReason, closeCodes } from "#schema/protocol/close.ts";
import { commonErrors, type RequestID, type Request as RoomRequest } from "#schema/protocol/envelope.ts";
import type { AnswerData, EventData, EventType, Protocol, RequestType } from "#schema/protocol/protocol.ts";
import { lobbyRoom } from "#schema/roomNames.ts";
import type {
  Identity,
  ModerationStatus,
  OutboxParty,
  Person,
  SessionsMeant,
  TicketCalls,
  UndeliveredCount,
} from "#schema/rooms.ts";
import { ownAddress } from "./address.ts";
import { Answers, askerOf } from "./answers.ts";
import { placeOfPerson, whoGivesWay } from "./crowd.ts";
import { deadLettersDue } from "./deadLetters.ts";
import { Due, type DueHandlers, handlerOf } from "./due.ts";
import type { PartyEnv } from "./env.ts";
import { type DerivedEvents, EventLog, type Viewer } from "./events.ts";
import { errorFrame, readNumber, replyFrame } from "./frames.ts";
import type { Handlers, Reply, Socket, SocketState } from "./handlers.ts";
import { LazySql, type LazyTable } from "./lazyTables.ts";
import { inRoom, log } from "./log.ts";
import { type Migration, migrate } from "./migrations.ts";
import { nameInLog } from "./namedInLog.ts";
import { Names, namesDue } from "./names.ts";
import { Outbox, outboxDue } from "./outbox.ts";
import type { AnyOutboxKinds } from "./outboxKinds.ts";
import { passFiguresOn } from "./passFiguresOn.ts";
import { Reading } from "./reading.ts";
import { receive } from "./receiving.ts";
import { Sockets } from "./sockets.ts";
import { Stuck } from "./stuck.ts";
import { roomMigrations, roomTables } from "./tables.ts";
import { type Holder, isMeant, spectator, Tickets } from "./tickets.ts";
import { Transactions } from "./transactions.ts";

/**
 * What all rooms have in common: they admit sockets, parse and rate-limit their frames, answer each request once,
 * number and keep events, wake up when something is due, and deliver what must leave. A party adds its protocol,
 * handlers and state.
 * Nothing that matters lives only in a field: an idle room is evicted, and continues when a frame or the alarm wakes
 * it.
 */
export abstract class Room<P extends Protocol, E extends PartyEnv = PartyEnv>
  extends Server<E>
  implements TicketCalls
{
  static override options = { hibernate: true };
  /** The tables of the party; see migrations.ts. */
  static migrations: readonly Migration[] = [];
  /** What all of them together make, for a new room of a party where that differs from the steps. */
  static tables: Migration | undefined;
  /** The tables that are made only when they are needed, those of every room included; see lazyTables.ts. */
  static lazyTables: readonly LazyTable[] = [];

  /** The name of the party, as in partykit.json. */
  protected abstract readonly party: OutboxParty;
  protected abstract readonly protocol: P;
  protected abstract readonly handlers: Handlers<P>;
  /** The requests that change nothing. Their answers are not stored; a repeated request is simply answered again. */
  protected abstract readonly reads: ReadonlySet<RequestType<P>>;
  /** The requests that cost the site much: they ask libSQL, or make many others be told. */
  protected readonly costly: ReadonlySet<RequestType<P>> = new Set();
  /**
   * The requests that do no harm if they act again, long after: only this instance remembers their answers, so that they
   * write no more than they change.
   */
  protected readonly repeatable: ReadonlySet<RequestType<P>> = new Set();
  /** The messages that leave the room. */
  protected abstract readonly outboxKinds: AnyOutboxKinds;
  /** What is done on which due date. */
  protected abstract readonly dues: DueHandlers;

  /** The events that follow from what the party stores, if there are any; see `publishDerived`. */
  protected readonly derivedEvents: DerivedEvents | undefined;

  protected readonly sqlite: SqlStorage;
  protected readonly due: Due;
  /** A party that queues messages declares what they contain. */
  protected readonly outbox: Omit<Outbox<never>, "put">;
  protected readonly events: EventLog;
  protected readonly names: Names;
  readonly #lazy: LazySql | undefined;
  readonly #sockets = new Sockets(() => this.getConnections<SocketState>());
  readonly #tickets: Tickets;
  readonly #answers: Answers;
  readonly #transactions: Transactions;
  // Sockets are told things in order, and others are told that a socket is gone; so this ends after everything under
  // way.
  readonly #reading = new Reading((socket) => queueMicrotask(() => this.expel(socket, "notReading")));
  readonly #stuck = new Stuck(this.ctx, () => this.stuckMax);
  /** Whether everything that the room stores is to be deleted. */
  #isOver = false;
  /** What the log calls this room. */
  readonly #title = () => `${this.party} ${this.name}`;

  constructor(ctx: DurableObjectState, env: E) {
    super(ctx, env);
    nameInLog(new.target.prototype, Server.prototype, (room) => (room as Room<P, E>).#title());
    const { storage } = ctx;
    const { lazyTables } = new.target as unknown as typeof Room;
    // Rooms run statements, and nothing else.
    this.#lazy = lazyTables.length === 0 ? undefined : new LazySql(storage.sql, lazyTables);
    this.sqlite = (this.#lazy as unknown as SqlStorage | undefined) ?? storage.sql;
    this.due = new Due(storage, this.sqlite);
    this.outbox = new Outbox(
      this.sqlite,
      this.due,
      () => this.outboxKinds,
      () => this.outboxTimeoutMs,
      (count) => this.#tellUndelivered(count),
    );
    this.events = new EventLog(
      this.sqlite,
      () => this.derivedEvents,
      () => this.firstEvent(),
    );
    this.names = new Names(this.sqlite);
    this.#tickets = new Tickets(this.sqlite);
    this.#answers = new Answers(this.sqlite);
    this.#transactions = new Transactions(storage, this.due, () => this.#discardCaches());
    if (!this.hasTables()) return;
    storage.transactionSync(() => this.migrateTables());
    void ctx.blockConcurrencyWhile(() => this.due.findAlarm());
  }

  /** Whether this room has been opened. Otherwise it admits nobody. */
  protected abstract isOpen(): boolean;

  /**
   * The viewer that somebody is in this room; `undefined` if they may not see it. A `null` identity is an anonymous
   * spectator.
   * @param key the key in the address by which they come (roomKeys.ts), if there is one
   */
  protected abstract viewerOf(
    identity: Identity | null,
    moderationStatus: ModerationStatus | null,
    key?: string | null,
  ): Viewer | undefined;

  /** Whether a viewer only watches. Many people may share such a viewer. */
  protected abstract isSpectator(viewer: Viewer): boolean;

  /** The snapshot for a viewer, as an event of the protocol: for those who connect or have missed too much. */
  protected abstract stateFor(viewer: Viewer): { type: EventType<P>; data: EventData<P, EventType<P>> };

  /** Called when somebody has come or gone. */
  protected onCrowd(): void {}

  /** Called for every frame of an admitted socket, also its heartbeats, before what it leads to. */
  protected onHeard(_socket: Socket, _now: number): void {}

  /** The result of an earlier request that follows from what the party has stored; see `Reply`. */
  protected loggedAnswer(_asker: string, _id: RequestID): AnswerData<P, RequestType<P>> | undefined {
    return undefined;
  }

  /**
   * Called before somebody is let in (with a ticket, or null without) or gets a ticket: a room that was emptied fetches
   * what it needs.
   */
  protected async prepare(_ticket?: string | null): Promise<void> {}

  /** The latest time that the party has stored (ms UTC). It tells a room that wakes up if the clock was set back. */
  protected lastStoredTime(): number {
    return 0;
  }

  /** Called after the clock was set back by so much (ms): times that the room has stored must be moved back as well. */
  protected onClockSetBack(back: number): void {
    this.outbox.followClock(back);
  }

  /** The maximum number of spectators. */
  protected readonly spectatorsMax: number = limits.spectatorsPerRoom;
  /** How long the delivery of an outbox message may take. */
  protected readonly outboxTimeoutMs: number = limits.outboxTimeoutMs;
  /** How many sockets that the room has closed may stay, and how many frames they may send. */
  protected readonly stuckMax: { sockets: number; frames: number } = limits.stuckMax;

  /**
   * Whether this request may change something. Then it runs once, and its answer is stored. Spectators change nothing.
   */
  protected mayAct(viewer: Viewer, _identity: Identity): boolean {
    return !this.isSpectator(viewer);
  }

  /** Called after a rollback: caches must be discarded. */
  protected onUndone(): void {}

  async issueTicket(
    identity: Identity,
    session: string | null = null,
    moderationStatus: ModerationStatus | null = null,
    _key: string | null = null,
  ): Promise<string | null> {
    await this.prepare();
    if (!this.isOpen() || this.names.hasEnded(identity)) return null;
    // Nobody may have told the room so far.
    this.rename(identity);
    return this.#tickets.issue({ identity, session, moderationStatus }, Date.now());
  }

  async logOut(person: Person, sessions: SessionsMeant = {}): Promise<void> {
    if (!this.hasTables()) return;
    this.#tickets.revoke(person, sessions);
    const hasEnded = ({ state }: Socket) => isMeant(sessions, state?.session ?? null);
    for (const socket of this.socketsOf(person).filter(hasEnded)) this.expel(socket, "logged_out");
  }

  async holds(person: Person): Promise<boolean> {
    return this.hasTables() && (this.socketsOf(person).length > 0 || this.#tickets.has(person, Date.now()));
  }

  async renamed(identity: Identity): Promise<void> {
    if (!this.hasTables()) return;
    if (isDeleted(identity)) await this.logOut(identity);
    this.rename(identity);
  }

  async undelivered() {
    if (this.hasTables()) return this.act(() => this.outbox.undelivered(Date.now()));
    return { messages: [], count: { deadLetters: 0, stuckSince: null } };
  }

  async retryUndelivered(ids: readonly string[]): Promise<string[]> {
    return this.hasTables() ? this.act(() => this.outbox.retryUndelivered(ids, Date.now())) : [];
  }

  async dropUndelivered(ids: readonly string[]): Promise<string[]> {
    return this.hasTables() ? this.act(() => this.outbox.dropUndelivered(ids, Date.now())) : [];
  }

  /** Tells the lobby how much the room has not delivered, so that operators find it. */
  async #tellUndelivered(count: UndeliveredCount): Promise<void> {
    const { party, name: room } = this;
    await lobbyRoom(this.env).undeliveredChanged({ party, room, ...count });
  }

  /** Takes over a person's name, unless the room knows a newer one. */
  protected rename(identity: Identity): void {
    this.act(() => {
      const now = Date.now();
      if (!this.names.note(identity, now)) return;
      this.due.setIfNone(namesDue, now + limits.namesKeptMs);
      this.onRenamed(identity);
    });
  }

  /**
   * Called when somebody has a new name, or (an empty one) the account is deleted. Only inside a transaction. A party
   * also renames whom it has stored, where that name is not newer still.
   */
  protected onRenamed(identity: Identity): void {
    for (const socket of this.socketsOf(identity))
      if (isNewer(identity, socket.state!.identity!)) socket.setState({ ...socket.state!, identity });
  }

  /** Stores a ticket that was issued elsewhere. */
  protected keepTicket(ticket: string, holder: Holder): Promise<void> {
    return this.#tickets.keep(ticket, holder, Date.now());
  }

  /** Takes over a person's moderation status, whatever their sockets and tickets say. */
  protected restand(person: Person, moderationStatus: ModerationStatus): void {
    this.#tickets.restand(person, moderationStatus);
    for (const socket of this.socketsOf(person)) socket.setState({ ...socket.state!, moderationStatus });
  }

  /**
   * Whether the room has ever been written to. If not, it must stay empty until it is opened: its name may be invented.
   */
  protected hasTables(): boolean {
    return this.sqlite.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray().length > 0;
  }

  /**
   * The number that the events of a new room begin after. A room that is deleted and made anew begins beyond its old numbers,
   * so that whoever comes back gets a snapshot.
   */
  protected firstEvent(): number {
    return 0;
  }

  /** Creates or migrates the room's tables. Call it in the transaction that opens the room. */
  protected migrateTables(): void {
    migrate(this.sqlite, "room", roomMigrations, roomTables);
    const { migrations, tables } = this.constructor as typeof Room;
    migrate(this.sqlite, "party", migrations, tables);
  }

  /** Called after a rollback, or when nothing is stored any more. */
  #discardCaches(): void {
    this.#lazy?.forget();
    this.events.onUndone();
    this.#answers.onUndone();
    this.onUndone();
  }

  /** Closes all sockets and deletes everything that the settled room stores. Only while handling a due date. */
  protected forgetEverything(): void {
    this.#transactions.afterwards(() => {
      this.#isOver = true;
      for (const socket of [...this.sockets()]) this.expel(socket, "noRoom");
    });
  }

  /** Whether everything has been delivered, and no message was given up that an operator may still look at. */
  protected isSettled(): boolean {
    return this.outbox.isEmpty() && !this.outbox.hasDeadLetters();
  }

  /**
   * Deletes everything that the room stores, if it is settled. Until then this date is due again. Only while handling it.
   * @param againMs when, unless the room waits for an operator, which may take a week
   */
  protected forgetOnceSettled(due: string, againMs: number = limits.dueRetryMs): void {
    const waitMs = this.outbox.isReported() ? Math.max(againMs, limits.undeliveredAwaitedMs) : againMs;
    if (this.isSettled()) this.forgetEverything();
    else this.due.set(due, Date.now() + waitMs);
  }

  /** Runs a transaction; see transactions.ts. */
  protected act<T>(transaction: () => T): T {
    return this.#transactions.do(transaction);
  }

  /** Sends every viewer, or those of `only`, an event, each with its own data. Only inside a transaction. */
  protected publish<T extends EventType<P>>(
    type: T,
    dataFor: (viewer: Viewer) => EventData<P, T>,
    only?: readonly Viewer[],
  ): void {
    this.#send(this.events.append(type, dataFor, only));
  }

  /**
   * Sends every viewer the newest of `derivedEvents`, each with its own data, which is not stored. Only inside the
   * transaction that stores what the event follows from.
   */
  protected publishDerived<T extends EventType<P>>(
    type: T,
    dataFor: (viewer: Viewer) => EventData<P, T>,
  ): void {
    this.#send(this.events.derive(type, dataFor));
  }

  #send(frames: ReadonlyMap<Viewer, string>): void {
    if (frames.size === 0) return;
    this.#transactions.afterwards(() => {
      for (const socket of this.sockets()) this.#reading.send(socket, frames.get(socket.state!.viewer));
    });
  }

  /** Sends a socket the events after number `v`, or a snapshot if they can't be told any more. */
  protected catchUp(socket: Socket, viewer: Viewer, v: number | undefined): void {
    const missed = v === undefined ? undefined : this.events.after(viewer, v);
    const frames = missed ?? [JSON.stringify({ v: this.events.last(viewer), ...this.stateFor(viewer) })];
    this.#transactions.afterwards(() => {
      for (const frame of frames) this.#reading.send(socket, frame);
    });
  }

  /** The admitted sockets. */
  protected sockets(): Generator<Socket> {
    return this.#sockets[Symbol.iterator]();
  }

  /** The sockets of a person. */
  protected socketsOf(person: Person): Socket[] {
    return this.#sockets.of(person);
  }

  /** From now on a socket is somebody else's, who has become its owner: nothing else may change a socket's person. */
  protected passOn(socket: Socket, change: Partial<SocketState> & { identity: Identity }): void {
    this.#sockets.admit(socket, { ...socket.state!, ...change });
  }

  override async fetch(request: Request): Promise<Response> {
    const cleaned = new Request(ownAddress(request.url), request);
    // partyserver would accept these from anybody and trust them.
    cleaned.headers.delete("x-partykit-props");
    cleaned.headers.delete("x-partykit-room");
    return super.fetch(cleaned);
  }

  override onRequest(): Response {
    return new Response("This is a room: open a WebSocket.", {
      status: 426,
      headers: { Upgrade: "websocket" },
    });
  }

  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    const socket = connection as Socket;
    try {
      const refusal = await this.#letIn(socket, new URL(request.url).searchParams);
      if (refusal) this.expel(socket, refusal);
    } catch (error) {
      this.report("letting a socket in", error);
      this.expel(socket, "internal");
    }
  }

  /** partyserver looks into a socket's attachment with every frame, which takes longer than most requests. */
  override webSocketMessage(socket: WebSocket, message: WSMessage): Promise<void> {
    return this.#sockets.knows(socket)
      ? this.onMessage(socket, message)
      : super.webSocketMessage(socket, message);
  }

  override onMessage(connection: Connection, message: WSMessage): Promise<void> {
    this.passFiguresOn();
    return inRoom(this.#title, () => this.#hear(connection, message));
  }

  async #hear(connection: Connection, message: WSMessage): Promise<void> {
    const socket = connection as Socket;
    const { state } = socket;
    if (state === null) return this.#stuck.received(Date.now());
    if (this.#reading.isProof(socket, message)) return;
    try {
      this.#followClock();
      const now = Date.now();
      const received = receive(message, this.#costOf, (cost) => this.#sockets.spend(socket, now, cost));
      this.onHeard(socket, now);
      if ("close" in received) this.expel(socket, received.close);
      else if ("answer" in received) this.#reading.send(socket, received.answer);
      else {
        const answer = this.#answer(socket, state, received.request);
        this.#reading.send(socket, typeof answer === "string" ? answer : await answer);
      }
    } catch (error) {
      // A socket whose frames can't be counted is ignored.
      this.report("hearing a frame", error);
      this.expel(socket, "internal");
    }
  }

  /** What a request takes from what its sender may still send. */
  readonly #costOf = (name: string): number => {
    const type = name as RequestType<P>;
    if (this.reads.has(type)) return limits.readCost;
    return this.costly.has(type) ? limits.costlyCost : 1;
  };

  override onClose(connection: Connection, code: number): void {
    this.#forget(connection as Socket);
    // partyserver answers with the same code. Without a code, or with one that may not be sent, its close would hang.
    if (code < 1000 || code === noCode || code > 4999) connection.close(1000);
  }

  /** The connection ended abnormally: with invalid or truncated frames. That is no fault of the room. */
  override onError(connection: Connection): void {
    this.#forget(connection as Socket);
  }

  override onAlarm(): Promise<void> {
    this.passFiguresOn();
    return inRoom(this.#title, () => this.#wake());
  }

  /** Passes on what was counted here, if it is time. */
  protected passFiguresOn(): void {
    passFiguresOn(this.env, Date.now(), this.ctx);
  }

  async #wake(): Promise<void> {
    this.due.disarm();
    this.#followClock();
    this.#sockets.compare(this.ctx.getWebSockets().length);
    const now = Date.now();
    const names = this.due.by(now);
    for (const name of names) {
      // What comes after the end would be deleted, and remembered here.
      if (this.#isOver) break;
      if (name !== outboxDue) this.#doDue(name, now);
    }
    if (this.#isOver) {
      await this.ctx.storage.deleteAll();
      this.#discardCaches();
      this.#isOver = false;
      this.due.disarm();
      return;
    }
    // Nobody's move waits for deliveries: the next alarm may come meanwhile.
    if (names.includes(outboxDue)) void this.#deliver(now);
    this.due.arm(Date.now());
  }

  async #deliver(now: number): Promise<void> {
    try {
      await this.outbox.deliver(now);
    } catch (error) {
      this.report("bringing something out", error);
    }
  }

  async #letIn(socket: Socket, query: URLSearchParams): Promise<CloseReason | undefined> {
    const ticket = query.get("ticket");
    await this.prepare(ticket);
    if (!this.isOpen()) return "noRoom";
    this.#stuck.check();
    this.#followClock();
    const now = Date.now();
    const holder = ticket === null ? spectator : await this.#tickets.redeem(ticket, now);
    if (holder === undefined) return "badTicket";
    const { moderationStatus } = holder;
    const identity = holder.identity && this.names.newest(holder.identity);
    if (identity && isDeleted(identity)) return "badTicket";
    const key = query.get("key");
    const viewer = this.viewerOf(identity, moderationStatus, key);
    if (viewer === undefined) return "noSpectators";
    const since = this.#makeRoom(viewer, identity, now);
    if (since === undefined) return "full";
    this.act(() => {
      this.events.welcome(viewer);
      const from = identity?.kind === "user" ? undefined : (query.get("from") ?? undefined);
      const cameBy = { ...(key !== null && { key }), ...(from !== undefined && { from }) };
      this.#sockets.admit(socket, { viewer, ...holder, identity, since, ...cameBy });
      this.catchUp(socket, viewer, readNumber(query.get("v")));
      this.onCrowd();
    });
    count("tac_sockets_total", { party: this.party, event: "opened" });
    return undefined;
  }

  /**
   * Makes room for one more socket of a viewer. Of one person's sockets the oldest gives way.
   * @returns since when it counts as present; `undefined` if there is no space
   */
  #makeRoom(viewer: Viewer, identity: Identity | null, now: number): number | undefined {
    const own = identity && placeOfPerson(this.socketsOf(identity), now);
    for (const socket of own?.makeWay ?? []) this.expel(socket, "full");
    const since = own?.since ?? now;
    // Looking at every socket takes long with thousands. The newcomer's is among them.
    if (!this.isSpectator(viewer) || this.ctx.getWebSockets().length <= this.spectatorsMax) return since;
    const spectators = [...this.sockets()].filter(({ state }) => this.isSpectator(state!.viewer));
    if (spectators.length < this.spectatorsMax) return since;
    const giving = whoGivesWay(spectators, identity);
    if (giving === undefined) return undefined;
    this.expel(giving, "full");
    return since;
  }

  /** Closes a socket with a reason. */
  protected expel(socket: Socket, reason: CloseReason): void {
    socket.close(closeCodes[reason], reason);
    count("tac_sockets_closed_by_rooms_total", { party: this.party, reason });
    this.#forget(socket);
    this.#stuck.closed();
  }

  /** From now on the socket gets nothing, and what it still sends is ignored. */
  #forget(socket: Socket): void {
    if (socket.state === null) return;
    this.#sockets.forget(socket);
    count("tac_sockets_total", { party: this.party, event: "closed" });
    this.act(() => this.onCrowd());
  }

  /** The frame that answers a request, at once or after fetching. */
  #answer(
    socket: Socket,
    state: NonNullable<Socket["state"]>,
    request: RoomRequest,
  ): string | Promise<string> {
    const type = request.type as RequestType<P>;
    if (!Object.hasOwn(this.protocol.requests, type))
      return errorFrame(request, "unknown_type", commonErrors);
    // A request that changes nothing may be computed again, and nobody can fill the room's tables anonymously.
    const { viewer, identity } = state;
    const asker = identity && this.mayAct(viewer, identity) ? askerOf(identity) : null;
    const earlier = asker === null ? undefined : this.#earlierAnswer(asker, request);
    if (earlier !== undefined) return earlier;
    const parsed = this.protocol.requests[type].safeParse(request.data);
    if (!parsed.success) return errorFrame(request, "invalid_data", commonErrors);
    const asked = { id: request.id, data: parsed.data as never, ...state, socket, now: Date.now() };
    const settle = (reply: Reply<P, RequestType<P>>): string => {
      const { frame, isFinal } = replyFrame(request, reply, { ...commonErrors, ...this.protocol.errors });
      const isLogged = "isLogged" in reply && reply.isLogged;
      if (asker === null || !isFinal || isLogged || this.reads.has(type)) return frame;
      // What was refused has changed nothing.
      if ("error" in reply || this.repeatable.has(type)) this.#answers.remember(asker, request.id, frame);
      else this.#answers.keep(asker, request.id, frame, Date.now());
      return frame;
    };
    const failed = (error: unknown): string => {
      this.report(request.type, error);
      return errorFrame(request, "internal", commonErrors);
    };
    try {
      const received = this.act(() => {
        const reply = this.handlers[type](asked);
        return reply instanceof Promise ? reply : settle(reply);
      });
      if (typeof received === "string") return received;
      const errand = received.then((reply) => this.act(() => settle(reply))).catch(failed);
      if (asker !== null) this.#answers.expect(asker, request.id, errand);
      return errand;
    } catch (error) {
      return failed(error);
    }
  }

  #earlierAnswer(asker: string, request: RoomRequest): string | Promise<string> | undefined {
    const data = this.loggedAnswer(asker, request.id);
    return data === undefined
      ? this.#answers.find(asker, request.id)
      : replyFrame(request, { data }, {}).frame;
  }

  /** Whatever wakes the room makes it check the clock: an alarm that was set by a wrong clock may be far away. */
  #followClock(): void {
    const back = this.due.followClock(Date.now(), () => this.lastStoredTime());
    if (back > 0) this.act(() => this.onClockSetBack(back));
  }

  #doDue(name: string, now: number): void {
    try {
      this.act(() => {
        this.due.clear(name);
        if (name === namesDue) this.#forgetNames(now);
        else if (name === deadLettersDue) this.outbox.deleteDeadLetters(now);
        else handlerOf(this.dues, name)(Date.now());
      });
    } catch (error) {
      this.report(`what was due: ${name}`, error);
      this.act(() => this.due.set(name, now + limits.dueRetryMs));
    }
  }

  #forgetNames(now: number): void {
    const next = this.names.forgetOld(now);
    if (next !== undefined) this.due.set(namesDue, next);
  }

  /** Logs an error for the operator. */
  protected report(what: string, error: unknown): void {
    inRoom(this.#title, () => log("room failed", "error", { at: what }, error));
  }
}

/** The code of a close frame without one. */
const noCode = 1005;
