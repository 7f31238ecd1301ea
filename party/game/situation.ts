import type { Seat } from "#rules/index.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { Waiting } from "#schema/protocol/seats.ts";
import { botMoveAt } from "./bots.ts";
import { endingInfo, seatsOf } from "./ending.ts";
import { Keeping } from "./keeping.ts";
import { offerInfo } from "./offer.ts";
import type { Play } from "./play.ts";
import { absentSince, openEndings, openOffer, type Surroundings } from "./surroundings.ts";
import { type Circumstances, waitingOf } from "./waiting.ts";

/** How things stand around the board, and whom the table waits for, which follows from that and the position. */
export class Situation {
  readonly #keeping: Keeping;
  readonly #play: Play;
  readonly #botDelayMs: number | undefined;
  /** A cache of what is stored. */
  #cache: Surroundings | undefined;

  /** @param botDelayMs how long bots wait before each move, unless the times in schema/limits.ts */
  constructor(sql: SqlStorage, play: Play, botDelayMs: number | undefined) {
    this.#keeping = new Keeping(sql);
    this.#play = play;
    this.#botDelayMs = botDelayMs;
  }

  surroundings(): Surroundings {
    this.#cache ??= this.#keeping.read();
    return this.#cache;
  }

  /** Changes how things stand, and stores that. Only inside a transaction. @returns whether that is a change */
  change(to: (before: Surroundings) => Surroundings): boolean {
    const before = this.surroundings();
    const next = to(before);
    if (next === before) return false;
    this.#keeping.write(before, next);
    this.#cache = next;
    return true;
  }

  circumstances(): Circumstances {
    const position = this.#play.position();
    const { game } = this.#play.beginning();
    const now = this.surroundings();
    return {
      position,
      owners: game.seats,
      isRunning: this.#play.isRunning(),
      isMatch: game.tournament !== null,
      moveTimeMs: game.moveTimeMs,
      absent: absentSince(now),
      autopilots: now.autopilots,
      offer: openOffer(now),
      breaks: now.breaks,
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
    const own = openEndings(this.surroundings()).filter(
      (ending) => seat !== null && seatsOf(variant, ending).includes(seat),
    );
    return own.map((ending) => endingInfo(variant, this.#play.beginning().game.seats, ending));
  }

  /** Called after a rollback: the cache must be discarded. */
  onUndone(): void {
    this.#cache = undefined;
  }
}
