import { type Seat, seedBytes } from "#rules/index.ts";
import { countRare, measure } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { isNewer, isSamePerson } from "#schema/names.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import { type GameProtocol, game as protocol, type Rematch } from "#schema/protocol/game.ts";
import { gameID } from "#schema/protocol/gameID.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { waitingChannel, waitingRoom } from "#schema/roomNames.ts";
import type {
  AbortOutcome,
  Circle,
  GameRoomCalls,
  Identity,
  OpenGame,
  OpenRematch,
  Person,
  RematchNews,
  RematchOutcome,
} from "#schema/rooms.ts";
import { seriesOfNext } from "#schema/series.ts";
import { findArchivedGame } from "#store/archivedGames.ts";
import { askerOf } from "../answers.ts";
import { askDatabase } from "../database.ts";
import type { Viewer } from "../events.ts";
import type { Asked, Handlers, Reply } from "../handlers.ts";
import { laneToWaitingRoom } from "../lanes.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { newWaitingID } from "../waiting/newWaitingID.ts";
import { restoredFrom } from "./archive.ts";
import { ChangingGame } from "./changingGame.ts";
import { publicRecordOf, recordOf } from "./finish.ts";
import { rematchFor } from "./frames.ts";
import { gate } from "./gate.ts";
import { requestOf } from "./logged.ts";
import { type GameMessages, gameMessages } from "./outboxMessages.ts";
import { seriesOf } from "./outcome.ts";
import { featsFor, movesFor, playedMoves, statisticsFor } from "./readBack.ts";
import { Readings } from "./readings.ts";
import { Rematches } from "./rematches.ts";
import { peopleOn, seatOf, soloPlayerOf, withOwner } from "./seats.ts";
import { gameMigrations } from "./tables.ts";
import { seatOfViewer } from "./viewer.ts";

/** The due date after which no rematch can begin. */
const rematchDue = "rematch";

/** The due date after which the others need not wait for somebody who has left a finished game. */
const leaversDue = "leavers";

/** The due dates on which libSQL is asked whether it has all of the game, and on which the room is emptied then. */
const archiveDue = "archive";
const emptyDue = "empty";

/** The code for a player who could not join the waiting room of a rematch. */
const rematchErrors = {
  nobody_free: "player_in_waiting_room",
  full: "rematch_full",
  closed: "rematch_not_open",
} as const;

type RematchReply = Reply<GameProtocol, "waiting:createRematch">;

/**
 * One game: its log, its players and its spectators. A move is written to the log, then sent. Bots move from the alarm,
 * whether anybody is connected or not. When the game is over, its result goes to libSQL through the outbox.
 */
export class GameRoom extends ChangingGame implements GameRoomCalls {
  static override migrations = gameMigrations;

  protected readonly party = "game";
  protected readonly protocol = protocol;
  protected readonly reads = new Set([
    "game:catchUp",
    "game:getLog",
    "game:getMoves",
    "game:getStatistics",
    "game:getFeats",
  ] as const);
  protected readonly handlers: Handlers<GameProtocol> = {
    "game:move": ({ id, data, viewer, identity, now }) => {
      const seat = seatOfViewer(viewer);
      const passed = gate(this.position(), this.isRunning(), seat, data);
      if ("error" in passed) return passed;
      this.endOfferFor(seat, now);
      this.makeMove(passed.move, now, { request: identity ? requestOf(askerOf(identity), id) : undefined });
      this.#measureMove(now);
      return { data: { version: this.position().version }, isLogged: true };
    },
    "game:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
    "game:getLog": (asked) =>
      this.#isTooMuch(asked) ??
      (this.isRunning() ? { error: "not_over" } : { data: this.#made("log", () => this.#wholeLog()) }),
    "game:getMoves": (asked) => {
      const refusal = this.#isTooMuch(asked);
      if (refusal) return refusal;
      const played = this.#made("moves", () => playedMoves(this.beginning(), this.log.moves()));
      return { data: { moves: movesFor(seatOfViewer(asked.viewer), played, asked.data) } };
    },
    "game:getStatistics": (asked) =>
      this.#isTooMuch(asked) ?? {
        data: {
          players: this.#made("statistics", () =>
            statisticsFor(this.beginning(), this.log.moves(), !this.isRunning()),
          ),
        },
      },
    "game:getFeats": (asked) =>
      this.#isTooMuch(asked) ??
      (this.isRunning()
        ? { error: "not_over" }
        : { data: { feats: this.#made("feats", () => featsFor(this.beginning(), this.log.moves())) } }),
    "game:react": ({ data, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      if (seat === null) return { error: "spectator" };
      if (now < (this.#reactedAt.get(seat) ?? 0) + limits.reactionPauseMs) return { error: "too_soon" };
      this.#reactedAt.set(seat, now);
      this.publish("game:reacted", () => ({ seat, emoji: data.emoji }));
      return { data: {} };
    },
    "substitution:start": (asked) => this.startSubstitution(asked),
    "substitution:answer": (asked) => this.answerSubstitution(asked),
    "ending:start": (asked) => this.startEnding(asked),
    "ending:answer": (asked) => this.answerEnding(asked),
    "waiting:createRematch": ({ viewer, identity, now }) => this.#createRematch(viewer, identity, now),
    "waiting:declineRematch": ({ viewer, identity, now }) => {
      if (seatOfViewer(viewer) === null || identity === null) return { error: "spectator" };
      this.#tellDeclined([identity], now);
      return { data: {} };
    },
  };

  protected readonly outboxKinds = {
    ...this.knownGameKinds,
    ...this.turnKinds,
    ...this.matchKinds,
    declined: {
      schema: gameMessages.declined,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: ({ waitingID, people }) => waitingRoom(this.env, waitingID).declineRematch(people),
    },
  } satisfies OutboxKinds<GameMessages>;

  readonly #readings = new Readings();
  readonly #rematches = new Rematches(this.sqlite);
  /** When each seat last reacted, as long as this instance lives. It only limits the rate of reactions. */
  readonly #reactedAt = new Map<Seat, number>();

  async open(game: OpenGame): Promise<boolean> {
    const seed = crypto.getRandomValues(new Uint8Array(seedBytes));
    const seedHash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed)).toHex();
    // A game that has just been created was not archived.
    if (Date.now() >= game.createdAt + limits.gameArchivedMs) await this.prepare();
    return this.act(() => {
      if (this.isOpen()) {
        this.reportWhoCame(Date.now());
        return true;
      }
      this.migrateTables();
      if (this.log.isGivenUp()) return false;
      this.log.begin({ game, seed, seedHash });
      this.#countEvent("begun");
      this.noteWhoIsThere(game.createdAt);
      this.list(game.createdAt);
      this.tellPlayers(game.seats, "begun", game.createdAt);
      this.tellTurns(game.seats, game.createdAt);
      return true;
    });
  }

  #countEvent(event: "begun" | "ended" | "aborted"): void {
    countRare("tac_games_total", { event });
    this.passFiguresOn();
  }

  /** Measures a move from its arrival until it is stored: until then the platform holds back its answer. */
  #measureMove(arrivedAt: number): void {
    queueMicrotask(async () => {
      await this.ctx.storage.sync();
      measure("tac_move_seconds", Date.now() - arrivedAt);
    });
  }

  async openedOrNever(): Promise<boolean> {
    await this.prepare();
    return this.act(() => {
      if (this.isOpen()) return true;
      this.migrateTables();
      this.log.giveUp();
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
        this.exchange(person, this.names.newest(user), Date.now());
      });
    }
    const identity = this.act(() => {
      this.rename(user);
      const identity = this.names.newest(user);
      const sockets = this.socketsOf(person);
      for (const socket of sockets)
        socket.setState({ ...socket.state!, identity, ...(session && { session }) });
      const isHere = this.#changeOwner(person, identity) || sockets.length > 0;
      if (isHere) this.bringBecoming(person, identity, Date.now());
      return identity;
    });
    const waitingID = this.rematch()?.waitingID;
    if (waitingID) await waitingRoom(this.env, waitingID).reseat(person, identity, session);
  }

  override async renamed(identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    await super.renamed(identity);
    const waitingID = this.rematch()?.waitingID;
    if (waitingID) await waitingRoom(this.env, waitingID).renamed(identity);
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    this.#changeOwner(identity, identity);
  }

  /**
   * Gives a person's seat, former seats and offer to this identity, where it is not newer already. The sockets keep
   * their view: the seat stays, only its owner changes. @returns whether something has changed
   */
  #changeOwner(person: Person, identity: Identity): boolean {
    const { game, sittings } = this.beginning();
    const offer = this.offers.open();
    const seats = game.seats.map((owner) => withOwner(owner, person, identity));
    const former = sittings.map((sitting) => ({
      ...sitting,
      owner: withOwner(sitting.owner, person, identity),
    }));
    const by = offer && withOwner(offer.by, person, identity);
    const before = [game.seats, sittings, offer?.by];
    if (JSON.stringify([seats, former, by]) === JSON.stringify(before)) return false;
    this.log.reseat({ ...game, seats }, former);
    if (offer && by) this.offers.write({ ...offer, by });
    this.forget();
    const now = Date.now();
    this.publish("game:snapshot", (viewer) => this.stateFor(viewer).data);
    this.tellChannel(now);
    if (this.isRunning()) {
      this.list(now);
      this.tellTurns(seats, now);
    }
    return true;
  }

  async circle(): Promise<Circle | null> {
    if (!this.isOpen()) return null;
    const { seats, waitingID } = this.beginning().game;
    const endedAt = this.endedAt();
    const endsAt = endedAt === null ? null : endedAt + limits.gameChannelMs;
    if (endsAt !== null && endsAt <= Date.now()) return null;
    this.log.noteChannel();
    return { members: peopleOn(seats), endsAt, from: waitingID && waitingChannel(waitingID) };
  }

  async record(): Promise<string | null> {
    await this.prepare();
    return this.isOpen() ? publicRecordOf(this.beginning(), this.log.moves()) : null;
  }

  async abort(person: Person): Promise<AbortOutcome> {
    await this.prepare();
    if (!this.isOpen() || seatOf(this.beginning().game.seats, person) === undefined) return "not_seated";
    const { game, abortedAt } = this.beginning();
    if (abortedAt !== null) return "aborted";
    if (!this.isRunning()) return "over";
    if (game.tournament !== null) return "tournament_game";
    const now = Date.now();
    if (now > game.createdAt + limits.abortableMs) return "too_late";
    this.act(() => this.endEarly(now));
    return "aborted";
  }

  async giveWay(person: Person): Promise<boolean> {
    if (!this.isOpen() || !this.isRunning()) return true;
    if (this.match() !== null) return false;
    const player = soloPlayerOf(this.beginning().game.seats);
    const isTheirs = player?.kind === person.kind && player.id === person.id;
    if (!isTheirs || this.presence().online.length > 0) return false;
    this.act(() => this.endEarly(Date.now()));
    return true;
  }

  protected override loggedAnswer(asker: string, id: RequestID) {
    const version = this.log.versionAfter(requestOf(asker, id));
    return version === undefined ? undefined : { version };
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
      this.log.restore(beginning, moves);
      this.events.startAfter(now);
      this.due.set(archiveDue, now + limits.gameArchivedMs);
    });
  }

  /** What libSQL does not have, the room keeps for ever. */
  protected override onArchiveChecked(isKept: boolean, now: number): void {
    if (isKept) this.due.set(emptyDue, now);
    else this.due.clear(archiveDue);
  }

  /** While people are there, or something is still to be delivered, the room stays. */
  #isNeeded(): boolean {
    return !this.sockets().next().done || !this.outbox.isEmpty() || this.outbox.hasDeadLetters();
  }

  #emptyIfArchived(now: number): void {
    if (!this.#isNeeded()) this.forgetEverything();
    else this.due.set(archiveDue, now + limits.gameArchivedMs);
  }

  #archive(now: number): void {
    this.due.set(archiveDue, now + limits.gameArchivedMs);
    if (!this.#isNeeded()) this.askForArchive(now);
  }

  protected override onDue(name: string): void {
    if (name === archiveDue) this.#archive(Date.now());
    else if (name === emptyDue) this.#emptyIfArchived(Date.now());
    else if (name === rematchDue) this.#tellRematch();
    else if (name === leaversDue) this.#declineForLeavers(Date.now());
    else super.onDue(name);
  }

  protected override onAttendance(now: number): void {
    super.onAttendance(now);
    this.#awaitLeavers(now);
  }

  protected override onEnd(now: number): void {
    super.onEnd(now);
    this.#countEvent(this.beginning().abortedAt === null ? "ended" : "aborted");
    // Somebody who connects later reads until when a rematch can begin.
    if (this.match() === null && !this.sockets().next().done)
      this.due.set(rematchDue, (this.endedAt() as number) + limits.rematchMs);
    this.due.set(archiveDue, now + limits.gameArchivedMs);
    this.bring("finished", now);
    this.list(now);
    this.tellChannel(now);
  }

  protected override rematch(): Rematch | null {
    const endedAt = this.endedAt();
    if (endedAt === null || this.match() !== null || Date.now() >= endedAt + limits.rematchMs) return null;
    const open = this.#rematches.open();
    const { seats } = this.beginning().game;
    const waiting = open?.waiting.flatMap((person) => seatOf(seats, person) ?? []) ?? [];
    return { until: endedAt + limits.rematchMs, waitingID: open?.waitingID ?? null, waiting };
  }

  async rematchChanged(waitingID: WaitingID, news: RematchNews): Promise<void> {
    if (this.isOpen()) this.act(() => this.#noteRematch(waitingID, news));
  }

  /** There may be many spectators. All together they read back no more often than one player may. */
  #isTooMuch({ viewer, now }: Asked<unknown>): { error: "rate_limited" } | undefined {
    return this.isSpectator(viewer) && this.#readings.isCrowdOver(now)
      ? { error: "rate_limited" }
      : undefined;
  }

  #made<T>(name: string, make: () => T): T {
    return this.#readings.of(name, this.beginning(), this.position().version, make);
  }

  /** The whole game with its seed, for anybody who asks after its end. */
  #wholeLog() {
    const { game, seed, seedHash } = this.beginning();
    const moves = this.log.moves();
    const record = recordOf(this.beginning(), moves);
    const times = moves.map(({ at }) => at);
    return { variant: game.variant, seed: seed.toHex(), seedHash, record, times };
  }

  /** Opens the waiting room of a rematch, to which the others are invited, or joins the open one. */
  #createRematch(
    viewer: Viewer,
    identity: Identity | null,
    now: number,
  ): RematchReply | Promise<RematchReply> {
    const rematch = this.rematch();
    const seat = seatOfViewer(viewer);
    if (seat === null || identity === null) return { error: "spectator" };
    if (this.match() !== null) return { error: "tournament_game" };
    if (rematch === null) return { error: "rematch_not_open" };
    if (rematch.waitingID !== null) return this.#joinRematch(rematch.waitingID, identity);
    const { gameID, variant, moveTimeMs, isRated, isPrivate, seats, colors } = this.beginning().game;
    const series = seriesOf(this.beginning(), this.position());
    const invited = this.presence().online.filter((other) => other !== seat);
    if (invited.length === 0) return { error: "player_not_online" };
    return this.#openRematch({
      waitingID: this.#rematches.reserve(newWaitingID),
      gameID,
      variant,
      moveTimeMs,
      isRated,
      seats,
      colors,
      creator: identity,
      invited,
      until: rematch.until,
      createdAt: now,
      series: series ? { ...seriesOfNext(series), isPrivate } : undefined,
    });
  }

  async #openRematch(wanted: OpenRematch & { waitingID: WaitingID }): Promise<RematchReply> {
    const { waitingID, creator } = wanted;
    const outcome = await waitingRoom(this.env, waitingID).openRematch(wanted);
    for (const person of peopleOn(wanted.seats))
      if (isNewer(this.names.newest(person), person))
        await waitingRoom(this.env, waitingID).renamed(this.names.newest(person));
    return this.#enterRematch(waitingID, creator, outcome);
  }

  async #joinRematch(waitingID: WaitingID, identity: Identity): Promise<RematchReply> {
    const outcome = await waitingRoom(this.env, waitingID).joinRematch(identity);
    return this.#enterRematch(waitingID, identity, outcome);
  }

  /** Answers a request for a rematch, and tells everybody who waits there. */
  #enterRematch(
    waitingID: WaitingID,
    identity: Identity,
    outcome: RematchOutcome,
  ): RematchReply | Promise<RematchReply> {
    if (!("refusal" in outcome)) {
      this.act(() => {
        this.#noteRematch(waitingID, outcome);
        this.#awaitLeavers(Date.now());
      });
      return { data: { waitingID } };
    }
    if (outcome.refusal !== "gone") return { error: rematchErrors[outcome.refusal] };
    // It has closed, and could not report that yet: another one opens.
    return this.act(() => {
      this.#noteRematch(waitingID, { v: 0, waiting: null });
      return this.#createRematch(this.viewerOf(identity), identity, Date.now());
    });
  }

  #noteRematch(waitingID: WaitingID, news: RematchNews): void {
    const isNews =
      news.waiting === null ? this.#rematches.forget(waitingID) : this.#rematches.note(waitingID, news);
    if (isNews && this.rematch() !== null) this.#tellRematch();
  }

  /** Sets the due date on which players who have left the table count as not wanting a rematch. */
  #awaitLeavers(now: number): void {
    if (!this.rematch()?.waitingID) return;
    const known = [...this.attendance.absent().values()].map((since) => since + limits.rematchAwayMs);
    const next = known.filter((at) => at > now);
    this.setDue(leaversDue, next.length === 0 ? undefined : Math.min(...next));
  }

  #declineForLeavers(now: number): void {
    const { seats } = this.beginning().game;
    const gone = [...this.attendance.absent()].filter(([, since]) => since + limits.rematchAwayMs <= now);
    this.#tellDeclined(peopleOn(gone.map(([seat]) => seats[seat])), now);
    this.#awaitLeavers(now);
  }

  /** Queues for the waiting room that these people do not want a rematch. */
  #tellDeclined(people: readonly Person[], now: number): void {
    const waitingID = this.rematch()?.waitingID;
    if (!waitingID || people.length === 0) return;
    const payload = { waitingID, people: people.map(({ kind, id }) => ({ kind, id })) };
    const key = `declined:${payload.people.map(({ kind, id }) => `${kind} ${id}`).join()}`;
    this.outbox.put({ key, kind: "declined", payload }, now);
  }

  #tellRematch(): void {
    const rematch = this.rematch();
    this.publish("game:rematch", (viewer) => ({ rematch: rematchFor(seatOfViewer(viewer), rematch) }));
  }
}
