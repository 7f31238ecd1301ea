import { limits } from "#schema/limits.ts";
import type { Moved } from "#schema/protocol/game.ts";
import type { DerivedEvents, Viewer } from "../events.ts";
import { movedFor } from "./frames.ts";
import type { GameLog } from "./log.ts";
import { advance, replayLog } from "./position.ts";
import { seatOfViewer } from "./viewer.ts";

/**
 * The events `game:moved`, one for each move in a game's log, from which they follow: replaying it gives the positions,
 * and the log says what else was told.
 */
export class MovedEvents implements DerivedEvents {
  readonly #log: GameLog;
  /** A cache of the last events of each viewer, as of position `#version`, so that a crowd costs one replay. */
  readonly #recent = new Map<Viewer, Map<number, Moved>>();
  #version = 0;

  constructor(log: GameLog) {
    this.#log = log;
  }

  count(): number {
    return this.#log.version();
  }

  event(version: number, viewer: Viewer) {
    const data = this.#recentFor(viewer).get(version);
    return data && { type: "game:moved", data };
  }

  /** Called after a rollback: the cache must be discarded. */
  onUndone(): void {
    this.#recent.clear();
  }

  #recentFor(viewer: Viewer): Map<number, Moved> {
    const version = this.count();
    if (version !== this.#version) this.#recent.clear();
    this.#version = version;
    const known = this.#recent.get(viewer);
    if (known !== undefined) return known;
    const recent = this.#replay(viewer, version);
    this.#recent.set(viewer, recent);
    return recent;
  }

  /** The last events by the position that they led to, where the log says all that was told. */
  #replay(viewer: Viewer, version: number): Map<number, Moved> {
    const beginning = this.#log.beginning();
    if (beginning === undefined) return new Map();
    const from = Math.max(0, version - limits.eventsKept);
    const moves = this.#log.moves();
    const position = replayLog(beginning, moves.slice(0, from));
    const seat = seatOfViewer(viewer);
    return new Map(
      this.#log.toldAfter(from).flatMap((told, i): [number, Moved][] => {
        const happened = advance(position, moves[from + i]);
        if (told === null) return [];
        const { at, ...waiting } = told;
        const logged = { ...moves[from + i], at };
        return [[position.version, movedFor(seat, position, logged, happened, waiting)]];
      }),
    );
  }
}
