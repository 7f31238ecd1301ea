import type { BotLevel, Move, Seat } from "#rules/index.ts";
import { count } from "#schema/figures/count.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameProtocol, Presence, Rematch, Snapshot } from "#schema/protocol/game.ts";
import type { Identity, MatchOfGame } from "#schema/rooms.ts";
import type { Viewer } from "../events.ts";
import { Room } from "../room.ts";
import { Attendance } from "./attendance.ts";
import { autopilotLevelOf, botMoveAt, nextBot } from "./bots.ts";
import { Breaks } from "./breaks.ts";
import { nextCall } from "./calling.ts";
import { endingInfo, seatsOf } from "./ending.ts";
import { Endings } from "./endings.ts";
import { movedFor, snapshotFor, type TableNews } from "./frames.ts";
import { GameLog } from "./log.ts";
import type { Beginning, Decision, MoveCause } from "./logged.ts";
import { MovedEvents } from "./movedEvents.ts";
import { offerInfo } from "./offer.ts";
import { Offers } from "./offers.ts";
import { endOf, statusOf } from "./outcome.ts";
import { advance, type Position, replayLog } from "./position.ts";
import { formerPlayers, seatInfos, soloPlayerOf } from "./seats.ts";
import { Thinker } from "./thinker.ts";
import { isSpectator, seatOfViewer, viewerFor } from "./viewer.ts";
import { type Circumstances, isAbandoned, nextStandIn, waitingOf } from "./waiting.ts";

/**
 * The names of due dates: a bot's move, autopilot's move, notifying an absent player, the end of an abandoned game,
 * telling who is present.
 */
const botDue = "bot";
const autopilotDue = "autopilot";
const callDue = "call";
const idleDue = "idle";
const presenceDue = "presence";

/**
 * A game as it runs by itself: its log and the state that follows from it, who is present, and what happens without a
 * request. A move is written to the log, then sent. `GameRoom` adds the requests of players and the Worker.
 */
export abstract class LiveGame extends Room<GameProtocol> {
  protected readonly log = new GameLog(this.sqlite);
  protected override readonly derivedEvents = new MovedEvents(this.log);
  protected readonly attendance = new Attendance(this.sqlite);
  protected readonly offers = new Offers(this.sqlite);
  protected readonly endings = new Endings(this.sqlite);
  protected readonly breaks = new Breaks(this.sqlite);
  /** A cache of the replayed log, so that not every move has to replay it. */
  #cache: { beginning: Beginning; position: Position } | undefined;
  readonly #thinker = new Thinker({
    position: () => this.position(),
    isRunning: () => this.isRunning(),
    report: (what, error) => this.report(what, error),
  });
  /** The presence that was last sent, as long as this instance lives. */
  #toldPresence: string | undefined;

  /** Called when the game has ended and everybody has been told. */
  protected abstract onEnd(now: number): void;

  /** Whether the same people may play again, and where. */
  protected abstract rematch(): Rematch | null;

  /** Called when presence has changed, or autopilot plays for another seat. */
  protected abstract onAttendance(now: number): void;

  /** Called when the table waits for a player who has been away since `goneAt`. */
  protected abstract onCall(seat: Seat, goneAt: number, now: number): void;

  protected override isOpen(): boolean {
    return this.#cache !== undefined || (this.hasTables() && this.log.beginning() !== undefined);
  }

  protected override viewerOf(identity: Identity | null): Viewer {
    return viewerFor(this.beginning().game.seats, identity);
  }

  protected override isSpectator(viewer: Viewer): boolean {
    return isSpectator(viewer);
  }

  protected override stateFor(viewer: Viewer) {
    const seat = seatOfViewer(viewer);
    const news = { ...this.#news(), endings: this.#endingsFor(seat) };
    const data = snapshotFor(seat, this.beginning(), this.position(), news);
    return { type: "game:snapshot" as const, data };
  }

  /** Presence is sent a little later, so that a page reload, or a crowd that arrives at once, is one change. */
  protected override onCrowd(): void {
    this.noteWhoIsThere(Date.now());
    if (this.due.at(presenceDue) === undefined)
      this.due.set(presenceDue, Date.now() + limits.presenceDelayMs);
  }

  protected override onDue(name: string): void {
    if (name === botDue) this.#chooseMove(botDue, Date.now());
    else if (name === autopilotDue) this.#moveAutopilot(Date.now());
    else if (name === callDue) this.#call(Date.now());
    else if (name === idleDue) this.#abortIfIdle(Date.now());
    else if (name === presenceDue) this.#tellPresence(Date.now());
    else throw new Error(`"${name}" is due, and nobody knows what that is`);
  }

  protected override onUndone(): void {
    this.#cache = undefined;
    this.log.onUndone();
    this.derivedEvents.onUndone();
    this.#toldPresence = undefined;
  }

  protected override lastStoredTime(): number {
    return this.hasTables() ? this.log.lastMoveAt() : 0;
  }

  /** Players keep the time that they have waited, and no bot waits until the clock has caught up. */
  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    this.log.followClock(back);
    this.attendance.followClock(back);
    this.offers.followClock(back);
    this.endings.followClock(back);
    this.breaks.followClock(back);
    this.forget();
    this.awaitNext();
  }

  /** Makes a legal move: stores it, applies it, tells everybody, and schedules what comes next. */
  protected makeMove(move: Move, now: number, { isAutopilot = false, request }: MoveCause = {}): void {
    const position = this.position();
    // Times in the log never decrease, whatever the clock does.
    const logged = { move, at: Math.max(now, position.lastMoveAt), isAutopilot };
    const happened = advance(position, logged);
    const waiting = this.waiting();
    const told = { at: logged.at, ...waiting };
    this.log.append(position.version, logged, { request: request ?? null, told });
    count("tac_moves_total", {});
    this.publishDerived("game:moved", (viewer) =>
      movedFor(seatOfViewer(viewer), position, logged, happened, waiting),
    );
    if (this.isRunning()) this.awaitNext();
    else this.#end(now);
  }

  /** Aborts the game. */
  protected endEarly(now: number): void {
    this.log.abort(now);
    this.forget();
    this.#end(now);
  }

  /** Ends the game as it stands, because its time is up or a team resigns. */
  protected endDecided(decision: Decision, now: number): void {
    this.log.decide(decision);
    this.forget();
    this.#end(now);
  }

  /** Aborts the game because everybody has agreed to that. */
  protected endAgreed(decision: Decision, now: number): void {
    this.log.decide(decision);
    this.endEarly(now);
  }

  /** Called when something other than a move has changed the log. */
  protected forget(): void {
    this.#cache = undefined;
  }

  /** Sets the due dates of everything that happens without a request. */
  protected awaitNext(): void {
    const circumstances = this.circumstances();
    const { position, owners, isRunning } = circumstances;
    const isBotNext = isRunning && nextBot(position, owners) !== undefined;
    this.setDue(botDue, isBotNext ? circumstances.botMoveAt : undefined);
    this.#awaitStandIn(circumstances);
    const isSomebodyAway = circumstances.absent.size > 0;
    this.setDue(callDue, isSomebodyAway ? nextCall(circumstances, this.attendance.called())?.at : undefined);
    // It is postponed only when it falls due, because most games go on. A match ends when its time is up.
    if (!isRunning || this.match() !== null) this.due.clear(idleDue);
    else if (isTurnBased(circumstances))
      this.setDue(idleDue, isAbandoned(circumstances) ? Date.now() : undefined);
    else if (this.due.at(idleDue) === undefined) this.due.set(idleDue, this.#idleAt());
  }

  /**
   * Where moves have a time limit, the due date of autopilot is postponed only when it falls due, because most players
   * move in time. The deadlines of a turn-based game are so far apart that each is set.
   */
  #awaitStandIn(circumstances: Circumstances): void {
    const { isRunning, moveTimeMs } = circumstances;
    const at = nextStandIn(circumstances)?.at;
    const isPostponed = isRunning && moveTimeMs !== null && !isTurnBased(circumstances);
    if (!isPostponed) this.setDue(autopilotDue, at);
    else if (at !== undefined) this.due.setBy(autopilotDue, at);
  }

  protected setDue(name: string, at: number | undefined): void {
    if (at === undefined) this.due.clear(name);
    else this.due.set(name, at);
  }

  /** A player who comes back plays again at once. For a player who is away, the time of leaving is stored. */
  protected noteWhoIsThere(now: number): void {
    const { seats } = this.beginning().game;
    const people = [...seats.keys()].filter((seat) => seats[seat].kind === "human");
    const mustCome = isTurnBased(this.beginning().game);
    const back = this.attendance.note(people, new Set(this.presence().online), now, mustCome);
    this.awaitNext();
    if (back.length > 0) this.tellSeats();
  }

  protected tellSeats(): void {
    const { seats, former, substitution, waiting } = this.#news();
    this.publish("game:seats", () => ({ seats, former, substitution, ...waiting }));
  }

  protected waiting() {
    return waitingOf(this.circumstances());
  }

  protected substitution() {
    return offerInfo(this.circumstances());
  }

  /** When the game ended; null while it runs. */
  protected endedAt(): number | null {
    const { beginning, position } = this.#played();
    return this.isRunning() ? null : endOf(beginning, position);
  }

  protected isRunning(): boolean {
    return this.status() === "running";
  }

  protected status(): Snapshot["status"] {
    const { beginning, position } = this.#played();
    return statusOf(beginning, position);
  }

  /** The match of a tournament that the game decides, if any. */
  protected match(): MatchOfGame | null {
    return this.beginning().game.tournament;
  }

  protected circumstances(): Circumstances {
    const { beginning, position } = this.#played();
    const { BOT_DELAY_MS } = this.env;
    return {
      position,
      owners: beginning.game.seats,
      isRunning: this.isRunning(),
      mayReplace: this.match() === null,
      moveTimeMs: beginning.game.moveTimeMs,
      absent: this.attendance.absent(),
      autopilots: this.attendance.autopilots(),
      offer: this.offers.open(),
      breaks: this.breaks.all(),
      botMoveAt: botMoveAt(position, BOT_DELAY_MS === undefined ? undefined : Number(BOT_DELAY_MS)),
    };
  }

  protected beginning(): Beginning {
    return this.#played().beginning;
  }

  protected position(): Position {
    return this.#played().position;
  }

  /** Makes a move for a player who has been awaited long enough. */
  #moveAutopilot(now: number): void {
    this.noteWhoIsThere(now);
    const standIn = nextStandIn(this.circumstances());
    if (standIn === undefined || standIn.at > now) return;
    const { seat, isAway } = standIn;
    if (isAway && !this.attendance.autopilots().has(seat)) {
      this.attendance.takeOver(seat);
      this.tellSeats();
      this.awaitNext();
    }
    this.#chooseMove(autopilotDue, now);
  }

  /** Notifies an awaited player who is away. */
  #call(now: number): void {
    this.noteWhoIsThere(now);
    const call = nextCall(this.circumstances(), this.attendance.called());
    if (call === undefined || call.at > now) return;
    this.attendance.noteCalled(call.seat);
    this.onCall(call.seat, this.attendance.absent().get(call.seat) as number, now);
    this.awaitNext();
  }

  /** The seat that a bot plays for now, as a bot or as autopilot, and at which level. */
  #botToMove(due: string, now: number): { seat: Seat; level: BotLevel } | undefined {
    if (!this.isRunning()) return undefined;
    if (due === autopilotDue) {
      const standIn = nextStandIn(this.circumstances());
      const level = autopilotLevelOf(this.beginning().game.moveTimeMs);
      return standIn && standIn.at <= now ? { seat: standIn.seat, level } : undefined;
    }
    const { seats } = this.beginning().game;
    const seat = nextBot(this.position(), seats);
    const owner = seat === undefined ? undefined : seats[seat];
    return seat !== undefined && owner?.kind === "bot" ? { seat, level: owner.level } : undefined;
  }

  /**
   * Lets a bot choose a move and makes it. Until then the move stays due, because a room may be evicted while a bot
   * thinks.
   */
  #chooseMove(due: string, now: number): void {
    const player = this.#botToMove(due, now);
    if (player === undefined) return;
    const { seat, level } = player;
    const makeLater = (move: Move) => this.act(() => this.#makeChosen(due, seat, move, Date.now()));
    const move = this.#thinker.choose(seat, level, makeLater);
    if (move === undefined) this.due.set(due, now + limits.thinkingRetryMs);
    else this.#makeChosen(due, seat, move, now);
  }

  /** Makes a move that a bot has chosen, if it still plays for the seat. */
  #makeChosen(due: string, seat: Seat, move: Move, now: number): void {
    if (this.#botToMove(due, now)?.seat !== seat) return;
    const isAutopilot = due === autopilotDue;
    this.makeMove(move, now, { isAutopilot });
    if (isAutopilot) this.onAttendance(now);
  }

  #abortIfIdle(now: number): void {
    if (this.isRunning() && this.match() === null && this.#isIdle(now)) this.endEarly(now);
    else this.awaitNext();
  }

  /** The deadlines of a turn-based game keep it going, however long nobody plays. */
  #isIdle(now: number): boolean {
    const circumstances = this.circumstances();
    return isTurnBased(circumstances) ? isAbandoned(circumstances) : now >= this.#idleAt();
  }

  /** When the game counts as abandoned, as things stand: sooner where a guest has left it to the bots. */
  #idleAt(): number {
    const isLeft =
      soloPlayerOf(this.beginning().game.seats)?.kind === "guest" && this.presence().online.length === 0;
    return this.position().lastPlayedAt + (isLeft ? limits.idleGuestGameMs : limits.idleGameMs);
  }

  /** Nothing is hidden any more. */
  #end(now: number): void {
    this.offers.end(now);
    this.endings.closeAll();
    this.onEnd(now);
    this.awaitNext();
    this.publish("game:snapshot", (viewer) => this.stateFor(viewer).data);
  }

  #tellPresence(now: number): void {
    this.onAttendance(now);
    const presence = this.presence();
    const told = JSON.stringify(presence);
    if (told === this.#toldPresence) return;
    this.#toldPresence = told;
    this.publish("game:presence", () => presence);
  }

  protected presence(): Presence {
    const absent = this.attendance.absent();
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
      awaySince: this.beginning().game.seats.map((_, seat) => absent.get(seat) ?? null),
      spectators,
      watching: [...watching].slice(0, limits.watchersNamed),
    };
  }

  /** The open questions to this seat, whose others hear nothing of them. */
  #endingsFor(seat: Seat | null): Snapshot["endings"] {
    const { variant } = this.position().state.table;
    const own = this.endings
      .open()
      .filter((ending) => seat !== null && seatsOf(variant, ending).includes(seat));
    return own.map((ending) => endingInfo(variant, this.beginning().game.seats, ending));
  }

  #news(): Omit<TableNews, "endings"> {
    const { beginning } = this.#played();
    return {
      status: this.status(),
      seats: seatInfos(beginning.game, this.attendance.autopilots()),
      former: formerPlayers(beginning.sittings),
      presence: this.presence(),
      waiting: this.waiting(),
      substitution: this.substitution(),
      rematch: this.rematch(),
      endedAt: this.endedAt(),
    };
  }

  #played(): { beginning: Beginning; position: Position } {
    if (this.#cache === undefined) {
      const beginning = this.log.beginning();
      if (beginning === undefined) throw new Error("the game has not begun");
      this.#cache = { beginning, position: replayLog(beginning, this.log.moves()) };
    }
    return this.#cache;
  }
}
