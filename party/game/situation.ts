import type { Seat } from "#rules/index.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { Waiting } from "#schema/protocol/seats.ts";
import { Attendance } from "./attendance.ts";
import { botMoveAt } from "./bots.ts";
import { Breaks } from "./breaks.ts";
import { endingInfo, seatsOf } from "./ending.ts";
import { Endings } from "./endings.ts";
import { offerInfo } from "./offer.ts";
import { Offers } from "./offers.ts";
import type { Play } from "./play.ts";
import { type Circumstances, waitingOf } from "./waiting.ts";

/**
 * How things stand around the board: who is away, whose seat is offered, who is asked whether to end the game, who is on
 * vacation; and whom the table waits for, which follows from that and the position.
 */
export class Situation {
  readonly attendance: Attendance;
  readonly offers: Offers;
  readonly endings: Endings;
  readonly breaks: Breaks;
  readonly #play: Play;
  readonly #botDelayMs: number | undefined;

  /** @param botDelayMs how long bots wait before each move, unless the times in schema/limits.ts */
  constructor(sql: SqlStorage, play: Play, botDelayMs: number | undefined) {
    this.attendance = new Attendance(sql);
    this.offers = new Offers(sql);
    this.endings = new Endings(sql);
    this.breaks = new Breaks(sql);
    this.#play = play;
    this.#botDelayMs = botDelayMs;
  }

  circumstances(): Circumstances {
    const position = this.#play.position();
    const { game } = this.#play.beginning();
    return {
      position,
      owners: game.seats,
      isRunning: this.#play.isRunning(),
      mayReplace: game.tournament === null,
      moveTimeMs: game.moveTimeMs,
      absent: this.attendance.absent(),
      autopilots: this.attendance.autopilots(),
      offer: this.offers.open(),
      breaks: this.breaks.all(),
      botMoveAt: botMoveAt(position, this.#botDelayMs),
    };
  }

  /** Whom the table waits for. */
  waiting(): Waiting {
    return waitingOf(this.circumstances());
  }

  /** The open offer to replace a player, as everybody may know it. */
  substitution(): Snapshot["substitution"] {
    return offerInfo(this.circumstances());
  }

  /** The open questions to this seat, of which others hear nothing. */
  endingsFor(seat: Seat | null): Snapshot["endings"] {
    const { variant } = this.#play.position().state.table;
    const own = this.endings
      .open()
      .filter((ending) => seat !== null && seatsOf(variant, ending).includes(seat));
    return own.map((ending) => endingInfo(variant, this.#play.beginning().game.seats, ending));
  }

  /** Nothing is offered or asked any more: the game has ended. */
  onEnd(now: number): void {
    this.offers.end(now);
    this.endings.closeAll();
  }

  /** Adjusts all times after the clock was set back by so much (ms). */
  followClock(back: number): void {
    this.attendance.followClock(back);
    this.offers.followClock(back);
    this.endings.followClock(back);
    this.breaks.followClock(back);
  }
}
