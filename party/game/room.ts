import { type Move, type Seat, seedBytes } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { type GameProtocol, type Presence, game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import type { AbortOutcome, GameRoomCalls, Identity, OpenGame, Person } from "#schema/rooms.ts";
import { openDatabase } from "#store/db.ts";
import { finishGame } from "#store/games.ts";
import type { Viewer } from "../events.ts";
import type { Handlers } from "../handlers.ts";
import type { Parcel } from "../outbox.ts";
import { Room } from "../room.ts";
import { Attendance } from "./attendance.ts";
import { autopilotLevel, botMove, botMoveAt, nextBot } from "./bots.ts";
import { finishedGame, recordOf } from "./finish.ts";
import { movedFor, snapshotFor, type TableNews } from "./frames.ts";
import { gate } from "./gate.ts";
import { type Beginning, GameLog } from "./log.ts";
import { advance, type Position, replayLog } from "./position.ts";
import { movesFor, statisticsFor } from "./readBack.ts";
import { seatInfos, seatOf, withOwner } from "./seats.ts";
import { gameMigrations } from "./tables.ts";
import { isOnlooker, seatOfViewer, viewerFor } from "./viewer.ts";
import { type Circumstances, nextStandIn, waitingOf } from "./waiting.ts";

/** What is due, by its name: a bot's move, autopilot's, the end of a game that nobody plays, telling who is there. */
const botDue = "bot";
const autopilotDue = "autopilot";
const idleDue = "idle";
const presenceDue = "presence";

/**
 * One game: its log, who sits at it and who looks on. A move is written to the log, then told. Bots move from the
 * alarm, whether anybody is connected or not; when it is over the game leaves for libSQL through the outbox.
 */
export class GameRoom extends Room<GameProtocol> implements GameRoomCalls {
  static override migrations = gameMigrations;

  protected readonly protocol = protocol;
  protected readonly reads = new Set([
    "game:catchUp",
    "game:getLog",
    "game:getMoves",
    "game:getStatistics",
  ] as const);
  protected readonly handlers: Handlers<GameProtocol> = {
    "game:move": ({ data, viewer, now }) => {
      const passed = gate(this.#position(), this.#isRunning(), seatOfViewer(viewer), data);
      if ("error" in passed) return passed;
      this.#makeMove(passed.move, now);
      return { data: { version: this.#position().version } };
    },
    "game:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
    "game:getLog": () => {
      if (this.#isRunning()) return { error: "not_over" };
      const { game, seed, seedHash } = this.#beginning();
      const moves = this.#log.moves();
      const record = recordOf(this.#beginning(), moves);
      const times = moves.map(({ at }) => at);
      return { data: { variant: game.variant, seed: seed.toHex(), seedHash, record, times } };
    },
    "game:getMoves": ({ data, viewer }) => ({
      data: { moves: movesFor(seatOfViewer(viewer), this.#beginning(), this.#log.moves(), data) },
    }),
    "game:getStatistics": () => ({
      data: { players: statisticsFor(this.#beginning(), this.#log.moves(), !this.#isRunning()) },
    }),
    "game:react": ({ data, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      if (seat === null) return { error: "onlooker" };
      if (now < (this.#reactedAt.get(seat) ?? 0) + limits.reactionPauseMs) return { error: "too_soon" };
      this.#reactedAt.set(seat, now);
      this.tell("game:reacted", () => ({ seat, emoji: data.emoji }));
      return { data: {} };
    },
  };

  readonly #log = new GameLog(this.sqlite);
  readonly #attendance = new Attendance(this.sqlite);
  /** What the log says, played back; only to save doing it again for every move. */
  #cache: { beginning: Beginning; position: Position } | undefined;
  /** What was last told of who is there, as long as this instance lives. */
  #toldPresence: string | undefined;
  /** When each seat last reacted, as long as this instance lives: only to slow down who does nothing else. */
  readonly #reactedAt = new Map<Seat, number>();

  async open(game: OpenGame): Promise<void> {
    const seed = crypto.getRandomValues(new Uint8Array(seedBytes));
    const seedHash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed)).toHex();
    this.act(() => {
      if (this.isOpen()) return;
      this.migrateTables();
      this.#log.begin({ game, seed, seedHash });
      this.#attendance.note(this.#people(), new Set(), game.createdAt);
      this.#awaitNext();
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async reseat(person: Person, identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      const { game, sittings } = this.#beginning();
      // The sockets see what they saw: the seat stays, only whose it is changes.
      this.#log.reseat(
        { ...game, seats: game.seats.map((owner) => withOwner(owner, person, identity)) },
        sittings.map((sitting) => ({ ...sitting, owner: withOwner(sitting.owner, person, identity) })),
      );
      this.#cache = undefined;
      for (const socket of this.socketsOf(person)) socket.setState({ ...socket.state!, identity });
      this.tell("game:snapshot", (viewer) => this.stateFor(viewer).data);
    });
  }

  async abort(person: Person): Promise<AbortOutcome> {
    if (!this.isOpen() || seatOf(this.#beginning().game.seats, person) === undefined) return "not_seated";
    const { game, abortedAt } = this.#beginning();
    if (abortedAt !== null) return "aborted";
    if (!this.#isRunning()) return "over";
    const now = Date.now();
    if (now > game.createdAt + limits.abortableMs) return "too_late";
    this.act(() => this.#abort(now));
    return "aborted";
  }

  protected override isOpen(): boolean {
    return this.#cache !== undefined || (this.hasTables() && this.#log.beginning() !== undefined);
  }

  protected override viewerOf(identity: Identity | null): Viewer {
    return viewerFor(this.#beginning().game.seats, identity);
  }

  protected override isOnlooker(viewer: Viewer): boolean {
    return isOnlooker(viewer);
  }

  protected override stateFor(viewer: Viewer) {
    const data = snapshotFor(seatOfViewer(viewer), this.#beginning(), this.#position(), this.#news());
    return { type: "game:snapshot" as const, data };
  }

  /** Who is there is told a little later: a page that is reloaded, or a crowd that comes at once, is one change. */
  protected override onCrowd(): void {
    this.#noteWhoIsThere(Date.now());
    if (this.due.at(presenceDue) === undefined)
      this.due.set(presenceDue, Date.now() + limits.presenceDelayMs);
  }

  protected override onDue(name: string): void {
    if (name === botDue) this.#moveBot();
    else if (name === autopilotDue) this.#moveAutopilot(Date.now());
    else if (name === idleDue) this.#abortIfIdle(Date.now());
    else if (name === presenceDue) this.#tellPresence();
    else throw new Error(`"${name}" is due, and nobody knows what that is`);
  }

  protected override async carry({ kind }: Parcel): Promise<void> {
    if (kind !== "finished") throw new Error(`expected a finished game to carry, found "${kind}"`);
    const db = openDatabase({ url: this.env.LIBSQL_URL, token: this.env.LIBSQL_AUTH_TOKEN });
    const game = finishedGame(this.#beginning(), this.#log.moves());
    if (!(await finishGame(db, game))) console.warn(`game ${game.gameID} is not known any more: not kept`);
  }

  protected override onUndone(): void {
    this.#cache = undefined;
    this.#toldPresence = undefined;
  }

  /** Makes a legal move: writes it down, carries it out, tells everybody, and sees to what comes next. */
  #makeMove(move: Move, now: number, isAutopilot = false): void {
    const position = this.#position();
    // The log's times never run backwards, whatever the clock does.
    const logged = { move, at: Math.max(now, position.lastMoveAt), isAutopilot };
    this.#log.append(position.version + 1, logged);
    const happened = advance(position, logged);
    const waiting = waitingOf(this.#circumstances());
    this.tell("game:moved", (viewer) => movedFor(seatOfViewer(viewer), position, logged, happened, waiting));
    if (this.#isRunning()) this.#awaitNext();
    else this.#end(now);
  }

  #moveBot(): void {
    const { seats } = this.#beginning().game;
    const seat = nextBot(this.#position(), seats);
    const owner = seat === undefined ? undefined : seats[seat];
    if (seat === undefined || owner?.kind !== "bot" || !this.#isRunning()) return;
    this.#makeMove(botMove(this.#position(), seat, owner.level), Date.now());
  }

  /** Plays for whoever has been waited for long enough. */
  #moveAutopilot(now: number): void {
    this.#noteWhoIsThere(now);
    const standIn = nextStandIn(this.#circumstances());
    if (standIn === undefined || standIn.at > now) return;
    const { seat, isAway } = standIn;
    if (isAway && !this.#attendance.autopilots().has(seat)) {
      this.#attendance.takeOver(seat);
      this.#tellSeats();
    }
    this.#makeMove(botMove(this.#position(), seat, autopilotLevel), now, true);
  }

  #abortIfIdle(now: number): void {
    if (this.#isRunning() && now >= this.#position().lastPlayedAt + limits.idleGameMs) this.#abort(now);
    else this.#awaitNext();
  }

  /** Sees to it that the room wakes for whatever comes next without anybody's doing. */
  #awaitNext(): void {
    const circumstances = this.#circumstances();
    const { position, owners, isRunning } = circumstances;
    const isBotNext = isRunning && nextBot(position, owners) !== undefined;
    this.#setDue(botDue, isBotNext ? circumstances.botMoveAt : undefined);
    this.#setDue(autopilotDue, nextStandIn(circumstances)?.at);
    // Moved on only when it comes: most games go on.
    if (!isRunning) this.due.clear(idleDue);
    else if (this.due.at(idleDue) === undefined)
      this.due.set(idleDue, position.lastPlayedAt + limits.idleGameMs);
  }

  #setDue(name: string, at: number | undefined): void {
    if (at === undefined) this.due.clear(name);
    else this.due.set(name, at);
  }

  #abort(now: number): void {
    this.#log.abort(now);
    this.#cache = undefined;
    this.#end(now);
  }

  /** The game has ended: nothing is hidden any more, and it goes where it is found again. */
  #end(now: number): void {
    this.#awaitNext();
    this.tell("game:snapshot", (viewer) => this.stateFor(viewer).data);
    const { gameID } = this.#beginning().game;
    this.outbox.put({ key: `finished:${gameID}`, kind: "finished", payload: {} }, now);
  }

  #isRunning(): boolean {
    const { beginning, position } = this.#played();
    return beginning.abortedAt === null && position.state.table.phase !== "over";
  }

  #circumstances(): Circumstances {
    const { beginning, position } = this.#played();
    const { BOT_DELAY_MS } = this.env;
    return {
      position,
      owners: beginning.game.seats,
      isRunning: this.#isRunning(),
      moveTimeMs: beginning.game.moveTimeMs,
      absent: this.#attendance.absent(),
      autopilots: this.#attendance.autopilots(),
      offer: undefined,
      botMoveAt: botMoveAt(position, BOT_DELAY_MS === undefined ? undefined : Number(BOT_DELAY_MS)),
    };
  }

  /** The seats of people. */
  #people(): Seat[] {
    const { seats } = this.#beginning().game;
    return [...seats.keys()].filter((seat) => seats[seat].kind === "human");
  }

  /** Who comes back plays again at once; who is away is noted, so that it is known for how long. */
  #noteWhoIsThere(now: number): void {
    const back = this.#attendance.note(this.#people(), new Set(this.#presence().online), now);
    this.#awaitNext();
    if (back.length > 0) this.#tellSeats();
  }

  #tellSeats(): void {
    const { seats, waiting } = this.#news();
    this.tell("game:seats", () => ({ seats, ...waiting }));
  }

  #tellPresence(): void {
    const presence = this.#presence();
    const told = JSON.stringify(presence);
    if (told === this.#toldPresence) return;
    this.#toldPresence = told;
    this.tell("game:presence", () => presence);
  }

  #presence(): Presence {
    const online = new Set<Seat>();
    const watching = new Set<string>();
    let spectators = 0;
    for (const { state } of this.sockets()) {
      const seat = seatOfViewer(state!.viewer);
      if (seat !== null) online.add(seat);
      else spectators++;
      if (seat === null && state!.identity?.name) watching.add(state!.identity.name);
    }
    return {
      online: [...online].sort((a, b) => a - b),
      spectators,
      watching: [...watching].slice(0, limits.watchersNamed),
    };
  }

  #news(): TableNews {
    const { beginning, position } = this.#played();
    const status = this.#status();
    return {
      status,
      seats: seatInfos(beginning.game, this.#attendance.autopilots()),
      presence: this.#presence(),
      waiting: waitingOf(this.#circumstances()),
      endedAt: status === "running" ? null : (beginning.abortedAt ?? position.lastMoveAt),
    };
  }

  #status(): Snapshot["status"] {
    if (this.#isRunning()) return "running";
    return this.#beginning().abortedAt === null ? "over" : "aborted";
  }

  #beginning(): Beginning {
    return this.#played().beginning;
  }

  #position(): Position {
    return this.#played().position;
  }

  #played(): { beginning: Beginning; position: Position } {
    if (this.#cache === undefined) {
      const beginning = this.#log.beginning();
      if (beginning === undefined) throw new Error("the game has not begun");
      this.#cache = { beginning, position: replayLog(beginning, this.#log.moves()) };
    }
    return this.#cache;
  }
}
