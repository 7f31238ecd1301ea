import type { BotLevel, Move, Seat } from "#rules/index.ts";
import { thinkFor } from "./bots.ts";
import type { Position } from "./position.ts";

interface Game {
  /** The current position, which may change while a bot thinks. */
  position(): Position;
  isRunning(): boolean;
  report(what: string, error: unknown): void;
}

/**
 * Runs bots' searches in small steps, between which this room and all others can serve their players. A search lives in
 * memory only: a room that is evicted has to start it again.
 */
export class Thinker {
  readonly #game: Game;
  /** The number of the position that is being searched. */
  #version: number | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * Chooses a move for a seat, unless a search is already running.
   * @param done gets the move later, if it is not found at once; never for an outdated position
   * @returns the move, if it is found at once
   */
  choose(seat: Seat, level: BotLevel, done: (move: Move) => void): Move | undefined {
    const position = this.#game.position();
    const { version } = position;
    if (this.#version === version) return undefined;
    const thinking = thinkFor(position, seat, level);
    const first = thinking.next();
    if (first.done) return first.value;
    this.#version = version;
    this.#finish(thinking, version)
      .then((move) => move !== undefined && done(move))
      .catch((error) => this.#game.report("a bot's thinking", error));
    return undefined;
  }

  async #finish(thinking: Generator<undefined, Move>, version: number): Promise<Move | undefined> {
    try {
      for (;;) {
        await scheduler.wait(0);
        // Somebody traded a card meanwhile, or the game was aborted: the next search is another one.
        if (!this.#game.isRunning() || this.#game.position().version !== version) return undefined;
        const { done, value } = thinking.next();
        if (done) return value;
      }
    } finally {
      if (this.#version === version) this.#version = undefined;
    }
  }
}
