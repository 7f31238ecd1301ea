import { type Move, seedBytes } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { type GameProtocol, type Presence, game as protocol } from "#schema/protocol/game.ts";
import type { GameRoomCalls, Identity, OpenGame, Person } from "#schema/rooms.ts";
import { openDatabase } from "#store/db.ts";
import { type FinishedGame, finishGame } from "#store/games.ts";
import type { Viewer } from "../events.ts";
import type { Handlers } from "../handlers.ts";
import type { Parcel } from "../outbox.ts";
import { Room } from "../room.ts";
import { botMove, botMoveAt, nextBot } from "./bots.ts";
import { finishedGame, recordOf } from "./finish.ts";
import { movedFor, snapshotFor } from "./frames.ts";
import { gate } from "./gate.ts";
import { type Beginning, GameLog } from "./log.ts";
import { advance, type Position, replayLog } from "./position.ts";
import { withOwner } from "./seats.ts";
import { gameMigrations } from "./tables.ts";
import { isOnlooker, seatOfViewer, viewerFor } from "./viewer.ts";

/** What is due when a bot is to move, and when it is to be told who is there. */
const botDue = "bot";
const presenceDue = "presence";

/**
 * One game: its log, who sits at it and who looks on. A move is written to the log, then told. Bots move from the
 * alarm, whether anybody is connected or not; when it is over the game leaves for libSQL through the outbox.
 */
export class GameRoom extends Room<GameProtocol> implements GameRoomCalls {
  static override migrations = gameMigrations;

  protected readonly protocol = protocol;
  protected readonly reads = new Set(["game:catchUp", "game:getLog"] as const);
  protected readonly handlers: Handlers<GameProtocol> = {
    "game:move": ({ data, viewer, now }) => {
      const passed = gate(this.#position(), seatOfViewer(viewer), data);
      if ("error" in passed) return passed;
      this.#makeMove(passed.move, now);
      return { data: { version: this.#position().version } };
    },
    "game:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
    "game:getLog": () => {
      if (this.#position().state.table.phase !== "over") return { error: "not_over" };
      const { game, seed, seedHash } = this.#beginning();
      const record = recordOf(this.#beginning(), this.#log.moves());
      return { data: { variant: game.variant, seed: seed.toHex(), seedHash, record } };
    },
  };

  readonly #log = new GameLog(this.sqlite);
  /** What the log says, played back; only to save doing it again for every move. */
  #cache: { beginning: Beginning; position: Position } | undefined;
  /** What was last told of who is there, as long as this instance lives. */
  #toldPresence: string | undefined;

  async open(game: OpenGame): Promise<void> {
    const seed = crypto.getRandomValues(new Uint8Array(seedBytes));
    const seedHash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed)).toHex();
    this.act(() => {
      if (this.isOpen()) return;
      this.migrateTables();
      this.#log.begin({ game, seed, seedHash });
      this.#awaitBot();
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async reseat(person: Person, identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      const { game } = this.#beginning();
      // The sockets see what they saw: the seat stays, only whose it is changes.
      this.#log.reseat({ ...game, seats: withOwner(game.seats, person, identity) });
      this.#cache = undefined;
      for (const socket of this.socketsOf(person)) socket.setState({ ...socket.state!, identity });
      this.tell("game:snapshot", (viewer) => this.stateFor(viewer).data);
    });
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
    const data = snapshotFor(seatOfViewer(viewer), this.#beginning(), this.#position(), this.#presence());
    return { type: "game:snapshot" as const, data };
  }

  /** Who is there is told a little later: a page that is reloaded, or a crowd that comes at once, is one change. */
  protected override onCrowd(): void {
    if (this.due.at(presenceDue) === undefined)
      this.due.set(presenceDue, Date.now() + limits.presenceDelayMs);
  }

  protected override onDue(name: string): void {
    if (name === botDue) this.#moveBot();
    else if (name === presenceDue) this.#tellPresence();
    else throw new Error(`"${name}" is due, and nobody knows what that is`);
  }

  protected override async carry({ kind, payload }: Parcel): Promise<void> {
    if (kind !== "finished") throw new Error(`expected a finished game to carry, found "${kind}"`);
    const db = openDatabase({ url: this.env.LIBSQL_URL, token: this.env.LIBSQL_AUTH_TOKEN });
    await finishGame(db, payload as FinishedGame);
  }

  protected override onUndone(): void {
    this.#cache = undefined;
    this.#toldPresence = undefined;
  }

  /** Makes a legal move: writes it down, carries it out, tells everybody, and sees to what comes next. */
  #makeMove(move: Move, now: number): void {
    const position = this.#position();
    // The log's times never run backwards, whatever the clock does.
    const logged = { move, at: Math.max(now, position.lastMoveAt) };
    this.#log.append(position.version + 1, logged);
    const happened = advance(position, logged);
    this.tell("game:moved", (viewer) => movedFor(seatOfViewer(viewer), position, move, happened));
    if (position.state.table.phase === "over") this.#finish(now);
    else this.#awaitBot();
  }

  #moveBot(): void {
    const { seats } = this.#beginning().game;
    const seat = nextBot(this.#position(), seats);
    if (seat !== undefined) this.#makeMove(botMove(this.#position(), seat, seats[seat]), Date.now());
  }

  #awaitBot(): void {
    const position = this.#position();
    const { BOT_DELAY_MS } = this.env;
    const delay = BOT_DELAY_MS === undefined ? undefined : Number(BOT_DELAY_MS);
    if (nextBot(position, this.#beginning().game.seats) === undefined) this.due.clear(botDue);
    else this.due.set(botDue, botMoveAt(position, delay));
  }

  #finish(now: number): void {
    this.due.clear(botDue);
    const payload = finishedGame(this.#beginning(), this.#log.moves());
    this.outbox.put({ key: `finished:${payload.gameID}`, kind: "finished", payload }, now);
  }

  #tellPresence(): void {
    const presence = this.#presence();
    const told = JSON.stringify(presence);
    if (told === this.#toldPresence) return;
    this.#toldPresence = told;
    this.tell("game:presence", () => presence);
  }

  #presence(): Presence {
    const seats = [...this.sockets()].map((socket) => seatOfViewer(socket.state!.viewer));
    const online = new Set(seats.filter((seat) => seat !== null));
    return {
      online: [...online].sort((a, b) => a - b),
      spectators: seats.filter((seat) => seat === null).length,
    };
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
