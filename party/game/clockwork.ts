import type { BotLevel, Move, Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import { absentCalled, autopilotBegun } from "./attendance.ts";
import { autopilotLevelOf, nextBot } from "./bots.ts";
import { nextCall } from "./calling.ts";
import type { OwnGame } from "./ownGame.ts";
import type { Presences } from "./presences.ts";
import { type PlayDue, schedule } from "./schedule.ts";
import { soloPlayerOf } from "./seats.ts";
import { calledSeats } from "./surroundings.ts";
import { Thinker } from "./thinker.ts";
import { isAbandoned, nextStandIn } from "./waiting.ts";

interface ClockworkListener {
  /** Autopilot has played for somebody. */
  onAttendance(now: number): void;
}

/** What happens in a game without a request. Bots move whether anybody is connected or not. */
export class Clockwork {
  readonly #game: OwnGame;
  readonly #presences: Presences;
  readonly #listener: ClockworkListener;
  readonly #thinker: Thinker;

  constructor(game: OwnGame, presences: Presences, listener: ClockworkListener) {
    this.#game = game;
    this.#presences = presences;
    this.#listener = listener;
    this.#thinker = new Thinker({
      account: () => this.#account(),
      isWatched: () => !game.sockets()[Symbol.iterator]().next().done,
      position: () => game.play.position(),
      isRunning: () => game.play.isRunning(),
      report: (what, error) => game.report(what, error),
    });
  }

  readonly dues = {
    bot: (now: number) => this.#chooseMove("bot", now),
    autopilot: (now: number) => this.#moveAutopilot(now),
    call: (now: number) => this.#call(now),
    idle: (now: number) => this.#abortIfIdle(now),
  } satisfies Record<PlayDue, (now: number) => void>;

  /** Sets the due dates of what happens next. */
  awaitNext(): void {
    const { due, situation } = this.#game;
    const clock = {
      now: Date.now(),
      called: calledSeats(situation.surroundings()),
      idleAt: this.#idleAt(),
    };
    for (const date of schedule(situation.circumstances(), clock)) {
      if (date.set === "at") due.setOrClear(date.due, date.at);
      else if (date.set === "by") due.setBy(date.due, date.at);
      else due.setIfNone(date.due, date.at);
    }
  }

  /** Makes a move for a player who has been awaited long enough. */
  #moveAutopilot(now: number): void {
    this.#game.noteWhoIsThere(now);
    const { situation } = this.#game;
    const standIn = nextStandIn(situation.circumstances());
    if (standIn === undefined || standIn.at > now) return;
    const { seat, isAway } = standIn;
    if (isAway && !situation.surroundings().autopilots.has(seat))
      this.#game.become(autopilotBegun(this.#game.state(), seat), now);
    this.#chooseMove("autopilot", now);
  }

  /** Notifies an awaited player who is away. */
  #call(now: number): void {
    this.#game.noteWhoIsThere(now);
    const { situation } = this.#game;
    const call = nextCall(situation.circumstances(), calledSeats(situation.surroundings()));
    if (call !== undefined && call.at <= now) this.#game.become(absentCalled(this.#game.state(), call), now);
  }

  /** The seat that a bot plays for now, as a bot or as autopilot, and at which level. */
  #botToMove(due: "bot" | "autopilot", now: number): { seat: Seat; level: BotLevel } | undefined {
    const { play, situation } = this.#game;
    if (!play.isRunning()) return undefined;
    const { seats, moveTimeMs } = play.beginning().game;
    if (due === "autopilot") {
      const standIn = nextStandIn(situation.circumstances());
      const isDue = standIn !== undefined && standIn.at <= now;
      return isDue ? { seat: standIn.seat, level: autopilotLevelOf(moveTimeMs) } : undefined;
    }
    const seat = nextBot(play.position(), seats);
    const owner = seat === undefined ? undefined : seats[seat];
    return seat !== undefined && owner?.kind === "bot" ? { seat, level: owner.level } : undefined;
  }

  /**
   * Lets a bot choose a move and makes it. Until then the move stays due, because a room may be evicted while a bot
   * thinks.
   */
  #chooseMove(due: "bot" | "autopilot", now: number): void {
    const player = this.#botToMove(due, now);
    if (player === undefined) return;
    const { seat, level } = player;
    const makeLater = (move: Move) => this.#game.act(() => this.#makeChosen(due, seat, move, Date.now()));
    const move = this.#thinker.choose(seat, level, makeLater);
    if (move === undefined) this.#game.due.set(due, now + limits.thinkingRetryMs);
    else this.#makeChosen(due, seat, move, now);
  }

  /** Makes a move that a bot has chosen, if it still plays for the seat. */
  #makeChosen(due: "bot" | "autopilot", seat: Seat, move: Move, now: number): void {
    if (this.#botToMove(due, now)?.seat !== seat) return;
    const isAutopilot = due === "autopilot";
    this.#game.makeMove(move, now, { isAutopilot });
    if (isAutopilot) this.#listener.onAttendance(now);
  }

  /** Who bots think for: the only human, in all games of theirs, or else this game. */
  #account(): string {
    const { seats, gameID } = this.#game.play.beginning().game;
    const player = soloPlayerOf(seats);
    return player === undefined ? `game ${gameID}` : `${player.kind} ${player.id}`;
  }

  #abortIfIdle(now: number): void {
    const { play } = this.#game;
    if (play.isRunning() && play.match() === null && this.#isIdle(now)) this.#game.abort(now);
    else this.awaitNext();
  }

  /** The deadlines of a turn-based game keep it going, however long nobody plays. */
  #isIdle(now: number): boolean {
    const circumstances = this.#game.situation.circumstances();
    return isTurnBased(circumstances) ? isAbandoned(circumstances) : now >= this.#idleAt();
  }

  /** When the game counts as abandoned, as things stand: sooner where a guest has left it to the bots. */
  #idleAt(): number {
    const { play } = this.#game;
    const isGuest = soloPlayerOf(play.beginning().game.seats)?.kind === "guest";
    const isLeft = isGuest && this.#presences.current().online.length === 0;
    return play.position().lastPlayedAt + (isLeft ? limits.idleGuestGameMs : limits.idleGameMs);
  }
}
