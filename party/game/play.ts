import { isTurnBased } from "#schema/pace.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { MatchOfGame } from "#schema/rooms.ts";
import { GameLog } from "./log.ts";
import type { Beginning } from "./logged.ts";
import { endOf, statusOf } from "./outcome.ts";
import { type Position, replayLog } from "./position.ts";

/** A game as it is played: its log, and what follows from that alone. */
export class Play {
  readonly log: GameLog;
  /** A cache of the replayed log, so that not every move has to replay it. */
  #cache: { beginning: Beginning; position: Position } | undefined;

  constructor(sql: SqlStorage) {
    this.log = new GameLog(sql);
  }

  /** Whether the log has been read, so that the game has begun for sure. */
  isRead(): boolean {
    return this.#cache !== undefined;
  }

  /** @throws if the game has not begun */
  beginning(): Beginning {
    return this.#read().beginning;
  }

  /** The current position, which moves advance in place. @throws if the game has not begun */
  position(): Position {
    return this.#read().position;
  }

  status(): Snapshot["status"] {
    const { beginning, position } = this.#read();
    return statusOf(beginning, position);
  }

  isRunning(): boolean {
    return this.status() === "running";
  }

  /** When the game ended (ms UTC); null while it runs. */
  endedAt(): number | null {
    const { beginning, position } = this.#read();
    return this.isRunning() ? null : endOf(beginning, position);
  }

  /** The match of a tournament that the game decides, if any. */
  match(): MatchOfGame | null {
    return this.beginning().game.tournament;
  }

  isTurnBased(): boolean {
    return isTurnBased(this.beginning().game);
  }

  /** Changes who sits here, or how the game has ended, and stores that. @returns whether that is a change */
  change(next: Beginning): boolean {
    const before = this.beginning();
    if (next === before) return false;
    this.log.write(before, next);
    this.forget();
    return true;
  }

  /** Called when something other than a move has changed the log. */
  forget(): void {
    this.#cache = undefined;
  }

  /** Called after a rollback: caches must be discarded. */
  onUndone(): void {
    this.forget();
    this.log.onUndone();
  }

  #read(): { beginning: Beginning; position: Position } {
    if (this.#cache === undefined) {
      const beginning = this.log.beginning();
      if (beginning === undefined) throw new Error("the game has not begun");
      this.#cache = { beginning, position: replayLog(beginning, this.log.moves()) };
    }
    return this.#cache;
  }
}
