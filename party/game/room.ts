import { type Draw, type Move, type Seat, seedBytes } from "#rules/index.ts";
import { hashOf, seedOf } from "#schema/draw.ts";
import { count, countRare, measure } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import { type GameProtocol, game as protocol } from "#schema/protocol/game.ts";
import { gameID } from "#schema/protocol/gameID.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { waitingChannel, waitingRoom } from "#schema/roomNames.ts";
import type {
  AbortOutcome,
  Break,
  Circle,
  GameRoomCalls,
  Identity,
  OpenGame,
  Person,
  RematchNews,
} from "#schema/rooms.ts";
import { findArchivedGame } from "#store/archivedGames.ts";
import { askerOf } from "../answers.ts";
import { carryOut } from "../changed.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Handlers } from "../handlers.ts";
import { inTime } from "../inTime.ts";
import type { Outbox } from "../outbox.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { Room } from "../room.ts";
import { restoredFrom } from "./archive.ts";
import { Archiving } from "./archiving.ts";
import { attendanceNoted } from "./attendance.ts";
import { Clockwork } from "./clockwork.ts";
import { type Changed, changed, type EffectHandlers } from "./effects.ts";
import { publicRecordOf } from "./finish.ts";
import { type EndTime, endedByAbort, endedByDecision, endedByMove } from "./gameEnd.ts";
import { gate } from "./gate.ts";
import { type Decision, type MoveCause, requestOf } from "./logged.ts";
import { Match } from "./match.ts";
import { MovedEvents } from "./movedEvents.ts";
import { makeMove } from "./moving.ts";
import type { GameMessages } from "./outboxMessages.ts";
import type { OwnGame } from "./ownGame.ts";
import { Play } from "./play.ts";
import { Presences } from "./presences.ts";
import { Publishing } from "./publishing.ts";
import { Questions } from "./questions.ts";
import { readHandlers } from "./readHandlers.ts";
import { Rematching } from "./rematching.ts";
import { Reports } from "./reports.ts";
import { exchanged, ownerChanged } from "./seating.ts";
import { peopleOn, seatOf, soloPlayerOf } from "./seats.ts";
import { Situation } from "./situation.ts";
import type { GameState } from "./state.ts";
import { Substitutions } from "./substitutions.ts";
import { givenBack, setBack } from "./surroundings.ts";
import { gameMigrations } from "./tables.ts";
import { Turns } from "./turns.ts";
import { isSpectator, seatOfViewer, viewerFor } from "./viewer.ts";

/**
 * One game: its log, its players and its spectators. A move is written to the log, then sent. Bots move from the alarm,
 * whether anybody is connected or not. When the game is over, its result goes to libSQL through the outbox.
 *
 * The room is composed of parts, which see it as `OwnGame`. Pure functions give its next state and what follows, which it
 * stores and carries out (`#become`). Here is what concerns several parts: moves, the end, who is there, and the calls of
 * others.
 */
export class GameRoom extends Room<GameProtocol> implements GameRoomCalls {
  static override migrations = gameMigrations;

  protected readonly party = "game";
  protected readonly protocol = protocol;
  declare protected readonly outbox: Outbox<GameMessages>;

  readonly #play = new Play(this.sqlite);
  protected override readonly derivedEvents = new MovedEvents(this.#play.log);
  readonly #situation = new Situation(this.sqlite, this.#play, numberOf(this.env.BOT_DELAY_MS));
  readonly #own: OwnGame = {
    env: this.env,
    sqlite: this.sqlite,
    due: this.due,
    outbox: { put: (message, now) => this.outbox.put(message, now) },
    play: this.#play,
    situation: this.#situation,
    sockets: () => this.sockets(),
    socketsOf: (person) => this.socketsOf(person),
    newest: (identity) => this.names.newest(identity),
    renamed: (identity) => this.renamed(identity),
    act: (transaction) => this.act(transaction),
    publish: (type, dataFor, only) => this.publish(type, dataFor, only),
    publishMoved: (dataFor) => this.publishDerived("game:moved", dataFor),
    report: (what, error) => this.report(what, error),
    state: () => this.#state(),
    become: (changed, now) => this.#become(changed, now),
    makeMove: (move, now, cause) => this.#makeMove(move, now, cause),
    abort: (now) => this.endEarly(now),
    endBy: (decision, now) => this.#endBy(decision, now),
    noteWhoIsThere: (now) => this.#noteWhoIsThere(now),
  };

  readonly #presences = new Presences(this.#own, { onAttendance: (now) => this.#onAttendance(now) });
  readonly #publishing = new Publishing(this.#own, this.#presences, () => this.#rematching.state());
  readonly #rematching = new Rematching(this.#own, this.#presences, () => this.#publishing.rematch());
  readonly #match = new Match(this.#own, this.#presences);
  readonly #reports = new Reports(this.#own, () => this.#match.isForRatings());
  readonly #turns = new Turns(this.#own);
  readonly #questions = new Questions(this.#own);
  readonly #substitutions = new Substitutions(this.#own);
  readonly #clockwork = new Clockwork(this.#own, this.#presences, {
    onAttendance: (now) => this.#onAttendance(now),
  });
  readonly #archiving = new Archiving(this.#own, {
    isNeeded: () => !this.sockets().next().done || !this.isSettled(),
    forgetEverything: () => this.forgetEverything(),
  });
  /** When each seat last reacted, as long as this instance lives. It only limits the rate of reactions. */
  readonly #reactedAt = new Map<Seat, number>();

  protected readonly outboxKinds = {
    ...this.#reports.kinds,
    ...this.#turns.kinds,
    ...this.#match.kinds,
    ...this.#rematching.kinds,
    ...this.#archiving.kinds,
  } satisfies OutboxKinds<GameMessages>;

  /** How each effect is carried out. */
  readonly #effects: EffectHandlers = {
    snapshot: () => this.#publishing.snapshot(),
    seats: () => this.#publishing.seats(),
    offer: ({ step, replaced }) => this.#substitutions.tell(step, replaced),
    ending: ({ news }) => this.#questions.tell(news),
    showAs: ({ viewer, person }) => this.#showAs(viewer, person),
    crowd: () => this.onCrowd(),
    schedule: () => this.#clockwork.awaitNext(),
    due: ({ due, at }) => this.due.setOrClear(due, at),
    turns: ({ owners }, now) => this.#turns.tell(owners, now),
    score: (_, now) => this.#match.bringScore(now),
    teamCame: ({ side }, now) => this.#match.bringTeamCame(side, now),
    matchEnd: (_, now) => this.#match.bringEnd(now),
    call: ({ seat, goneAt }, now) => this.#reports.call(seat, goneAt, now),
    store: ({ what }, now) => this.#reports.bring(what, now),
    list: (_, now) => this.#reports.list(now),
    channel: (_, now) => this.#reports.tellChannel(now),
    count: ({ event }) => this.#countEvent(event),
  };

  protected readonly dues = {
    ...this.#presences.dues,
    ...this.#clockwork.dues,
    ...this.#questions.dues,
    ...this.#substitutions.dues,
    ...this.#rematching.dues,
    ...this.#archiving.dues,
  };

  protected readonly reads = new Set([
    "game:catchUp",
    "game:getLog",
    "game:getMoves",
    "game:getStatistics",
    "game:getFeats",
  ] as const);
  protected readonly handlers: Handlers<GameProtocol> = {
    ...readHandlers(this.#play),
    ...this.#substitutions.handlers,
    ...this.#questions.handlers,
    ...this.#rematching.handlers,
    "game:move": ({ id, data, viewer, identity, now }) => {
      const seat = seatOfViewer(viewer);
      const passed = gate(this.#play.position(), this.#play.isRunning(), seat, data);
      if ("error" in passed) return passed;
      this.#substitutions.onPlayed(seat, now);
      this.#makeMove(passed.move, now, { request: identity ? requestOf(askerOf(identity), id) : undefined });
      this.#measureMove(now);
      return { data: { version: this.#play.position().version }, isLogged: true };
    },
    "game:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
    "game:react": ({ data, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      if (seat === null) return { error: "spectator" };
      if (now < (this.#reactedAt.get(seat) ?? 0) + limits.reactionPauseMs) return { error: "too_soon" };
      this.#reactedAt.set(seat, now);
      this.publish("game:reacted", () => ({ seat, emoji: data.emoji }));
      return { data: {} };
    },
  };

  async open(game: OpenGame, draw: Draw | null = null): Promise<boolean> {
    const seed = draw === null ? crypto.getRandomValues(new Uint8Array(seedBytes)) : await seedOf(draw);
    const seedHash = await hashOf(seed.toHex());
    // A game that has just been created was not archived.
    if (Date.now() >= game.createdAt + limits.gameArchivedMs) await this.prepare();
    const { isOpened, told } = this.act(() => {
      if (this.isOpen()) {
        this.#match.reportWhoCame(Date.now());
        return { isOpened: true, told: [] };
      }
      this.migrateTables();
      if (this.#play.log.isGivenUp()) return { isOpened: false, told: [] };
      this.#play.log.begin({ game, seed, seedHash, draw });
      this.#countEvent("begun");
      this.#noteWhoIsThere(game.createdAt);
      this.#reports.list(game.createdAt);
      const told = this.#reports.tellPlayers(game.seats, "begun", game.createdAt);
      this.#turns.tell(game.seats, game.createdAt);
      return { isOpened: true, told };
    });
    // Before anybody is at the table, their chats know of it, as far as that does not keep them waiting.
    await inTime(this.outbox.deliverNow(told, Date.now()), limits.tablesToldMs).catch(() => {});
    return isOpened;
  }

  async openedOrNever(): Promise<boolean> {
    await this.prepare();
    return this.act(() => {
      if (this.isOpen()) return true;
      this.migrateTables();
      this.#play.log.giveUp();
      return false;
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async reseat(person: Person, user: Identity, session?: string): Promise<void> {
    if (isSamePerson(person, user)) return this.renamed(user);
    await this.prepare();
    if (!this.isOpen()) return;
    if (person.kind === "user") {
      return this.act(() => {
        this.rename(user);
        const exchange = { person, identity: this.names.newest(user) };
        const now = Date.now();
        this.#become(exchanged(this.#state(), this.#play.position(), exchange, now), now);
      });
    }
    const identity = this.act(() => {
      this.rename(user);
      const [identity, now] = [this.names.newest(user), Date.now()];
      const sockets = this.socketsOf(person);
      for (const socket of sockets) this.passOn(socket, { identity, ...(session && { session }) });
      const isHere = this.#changeOwner(person, identity, now) || sockets.length > 0;
      if (isHere) this.#reports.bringBecoming(person, identity, now);
      return identity;
    });
    const waitingID = this.#rematching.state()?.waitingID;
    if (waitingID) await waitingRoom(this.env, waitingID).reseat(person, identity, session);
  }

  override async renamed(identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    await super.renamed(identity);
    const waitingID = this.#rematching.state()?.waitingID;
    if (waitingID) await waitingRoom(this.env, waitingID).renamed(identity);
  }

  async circle(): Promise<Circle | null> {
    if (!this.isOpen()) return null;
    const { seats, waitingID } = this.#play.beginning().game;
    const endedAt = this.#play.endedAt();
    const endsAt = endedAt === null ? null : endedAt + limits.gameChannelMs;
    if (endsAt !== null && endsAt <= Date.now()) return null;
    this.#play.log.noteChannel();
    return { members: peopleOn(seats), endsAt, from: waitingID && waitingChannel(waitingID) };
  }

  async record(): Promise<string | null> {
    await this.prepare();
    return this.isOpen() ? publicRecordOf(this.#play.beginning(), this.#play.log.moves()) : null;
  }

  async abort(person: Person): Promise<AbortOutcome> {
    await this.prepare();
    if (!this.isOpen() || seatOf(this.#play.beginning().game.seats, person) === undefined)
      return "not_seated";
    const { game, abortedAt } = this.#play.beginning();
    if (abortedAt !== null) return "aborted";
    if (!this.#play.isRunning()) return "over";
    if (game.tournament !== null) return "tournament_game";
    const now = Date.now();
    if (now > game.createdAt + limits.abortableMs) return "too_late";
    this.act(() => this.endEarly(now));
    return "aborted";
  }

  async giveWay(person: Person): Promise<boolean> {
    if (!this.isOpen() || !this.#play.isRunning()) return true;
    if (this.#play.match() !== null) return false;
    const player = soloPlayerOf(this.#play.beginning().game.seats);
    const isTheirs = player?.kind === person.kind && player.id === person.id;
    if (!isTheirs || this.#presences.current().online.length > 0) return false;
    this.act(() => this.endEarly(Date.now()));
    return true;
  }

  async breaksChanged(person: Person, breaks: readonly Break[]): Promise<void> {
    if (this.isOpen()) this.act(() => this.#turns.breaksChanged(person, breaks));
  }

  async rematchChanged(waitingID: WaitingID, news: RematchNews): Promise<void> {
    if (this.isOpen()) this.act(() => this.#rematching.onNews(waitingID, news));
  }

  async endMatchGame(): Promise<void> {
    await this.prepare();
    if (this.isOpen()) this.act(() => this.#match.end(Date.now()));
  }

  async closeMatchGame(): Promise<void> {
    if (this.isOpen()) this.act(() => this.#match.close(Date.now()));
  }

  async detachMatchGame(): Promise<void> {
    if (this.isOpen()) this.act(() => this.#match.detach(Date.now()));
  }

  protected override isOpen(): boolean {
    return this.#play.isRead() || (this.hasTables() && this.#play.log.beginning() !== undefined);
  }

  /**
   * A room without tables was never opened, or emptied because libSQL has its game. Then it fetches the game, which stays
   * for a while.
   */
  protected override async prepare(): Promise<void> {
    const id = Number(this.name);
    // Other names that mean the same number are names of no game.
    if (this.hasTables() || String(id) !== this.name || !gameID.safeParse(id).success) return;
    const archived = await askDatabase(this.env, (db) => findArchivedGame(db, id));
    if (archived === undefined) return;
    const { beginning, moves } = restoredFrom(archived);
    this.act(() => {
      if (this.hasTables()) return;
      const now = Date.now();
      this.migrateTables();
      this.#play.log.restore(beginning, moves);
      this.events.startAfter(now);
      this.#archiving.plan(now);
    });
  }

  protected override viewerOf(identity: Identity | null): Viewer {
    return viewerFor(this.#play.beginning().game.seats, identity);
  }

  protected override isSpectator(viewer: Viewer): boolean {
    return isSpectator(viewer);
  }

  protected override stateFor(viewer: Viewer) {
    return { type: "game:snapshot" as const, data: this.#publishing.snapshotFor(viewer) };
  }

  protected override loggedAnswer(asker: string, id: RequestID) {
    const version = this.#play.log.versionAfter(requestOf(asker, id));
    return version === undefined ? undefined : { version };
  }

  protected override onCrowd(): void {
    const now = Date.now();
    this.#noteWhoIsThere(now);
    this.#presences.onCrowd(now);
    this.#match.onCrowd(now);
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    const now = Date.now();
    this.#turns.onRenamed(identity, now);
    this.#changeOwner(identity, identity, now);
  }

  protected override onUndone(): void {
    this.#play.onUndone();
    this.#situation.onUndone();
    this.derivedEvents.onUndone();
    this.#presences.onUndone();
  }

  protected override lastStoredTime(): number {
    return this.hasTables() ? this.#play.log.lastMoveAt() : 0;
  }

  /** Players keep the time that they have waited, and no bot waits until the clock has caught up. */
  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    this.#play.log.followClock(back);
    this.#play.forget();
    this.#situation.change((before) => setBack(before, back));
    this.#clockwork.awaitNext();
    this.#questions.awaitAnswers();
  }

  #makeMove(move: Move, now: number, cause: MoveCause = {}): void {
    const circumstances = this.#situation.circumstances();
    const { position } = circumstances;
    // Times in the log never decrease, whatever the clock does.
    const at = Math.max(now, position.lastMoveAt);
    const logged = { move, at, isAutopilot: cause.isAutopilot ?? false };
    const { happened, back, effects } = makeMove(circumstances, logged);
    if (back !== undefined) this.#situation.change((before) => givenBack(before, back));
    const waiting = this.#situation.waiting();
    const told = { at, ...waiting };
    this.#play.log.append(position.version, logged, { request: cause.request ?? null, told });
    count("tac_moves_total", {});
    this.#publishing.moved(logged, happened, waiting);
    const state = this.#state();
    const next = this.#play.isRunning()
      ? changed(state, { kind: "schedule" }, effects)
      : endedByMove(state, this.#play.position(), this.#endTime(now));
    this.#become(next, now);
  }

  /** Aborts the game. */
  protected endEarly(now: number): void {
    this.#become(endedByAbort(this.#state(), this.#play.position(), this.#endTime(now)), now);
  }

  #endBy(decision: Decision, now: number): void {
    this.#become(endedByDecision(this.#state(), this.#play.position(), decision, this.#endTime(now)), now);
  }

  #endTime(now: number): EndTime {
    return { now, isAnybodyHere: !this.sockets().next().done };
  }

  /** @returns whether something has changed */
  #changeOwner(person: Person, identity: Identity, now: number): boolean {
    return this.#become(ownerChanged(this.#state(), this.#play.position(), { person, identity }), now);
  }

  #state(): GameState {
    return { beginning: this.#play.beginning(), surroundings: this.#situation.surroundings() };
  }

  /** Stores the next state, and carries out what follows. @returns whether anything has changed */
  #become({ state, effects }: Changed, now: number): boolean {
    const isOther = this.#play.change(state.beginning);
    const isDifferent = this.#situation.change(() => state.surroundings);
    carryOut(this.#effects, effects, now);
    return isOther || isDifferent;
  }

  #noteWhoIsThere(now: number): void {
    const { online } = this.#presences.current();
    this.#become(attendanceNoted(this.#state(), online, now), now);
  }

  #onAttendance(now: number): void {
    this.#substitutions.onAttendance(now);
    this.#rematching.awaitLeavers(now);
  }

  #showAs(viewer: Viewer, person: Person): void {
    this.events.welcome(viewer);
    for (const socket of this.socketsOf(person)) {
      socket.setState({ ...socket.state!, viewer });
      this.catchUp(socket, viewer, undefined);
    }
  }

  #countEvent(event: "begun" | "ended" | "aborted"): void {
    countRare("tac_games_total", { event });
    this.passFiguresOn();
  }

  /**
   * Measures one move of several from its arrival until it is stored: until then the platform holds back its answer. To
   * wait for that costs as much as a tenth of the move.
   */
  #measureMove(arrivedAt: number): void {
    if (this.#play.position().version % limits.movesPerMeasured !== 0) return;
    queueMicrotask(async () => {
      await this.ctx.storage.sync();
      measure("tac_move_seconds", Date.now() - arrivedAt);
    });
  }
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
