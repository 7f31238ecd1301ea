import type { BotLevel, Move, Seat } from "#rules/index.ts";
import { thinkFor } from "./bots.ts";
import type { Position } from "./position.ts";

interface Game {
  /** The position as it is now; it changes while a bot thinks. */
  position(): Position;
  isRunning(): boolean;
  report(what: string, error: unknown): void;
}

/**
 * Lets bots think of their moves in small steps, between which this room and all others hear their players. A thought
 * lives in memory alone: a room that is evicted meanwhile has to begin it anew.
 */
export class Thinker {
  readonly #game: Game;
  /** The position that is being thought of, by its number. */
  #version: number | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * Chooses a move for a seat, unless one is being thought of already.
   * @param done gets the move later, where it is not found at once; never for a position that is no more
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
        // Somebody gave a card meanwhile, or the game was aborted: what comes next is another thought.
        if (!this.#game.isRunning() || this.#game.position().version !== version) return undefined;
        const { done, value } = thinking.next();
        if (done) return value;
      }
    } finally {
      if (this.#version === version) this.#version = undefined;
    }
  }
}
