import type { BotLevel, Move, Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { TurnOrder } from "#schema/turnOrder.ts";
import { thinkFor } from "./bots.ts";
import type { Position } from "./position.ts";

/** Of all games here only few search at once: else each would wait for the steps of all others, and so would players. */
const order = new TurnOrder(limits.searchesAtOnce, limits.searchLostMs);

interface Game {
  /** On whose account its bots' searches are counted. */
  account(): string;
  /** Whether anybody is there who would wait. */
  isWatched(): boolean;
  /** The current position, which may change while a bot thinks. */
  position(): Position;
  isRunning(): boolean;
  report(what: string, error: unknown): void;
}

/**
 * Runs bots' searches in small steps, between which this room and all others can serve their players. A search lives in
 * memory only: a room that is evicted has to start it again. Games that nobody looks at wait for those where somebody does.
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
    const rank = () => (this.#game.isWatched() ? 0 : 1);
    const own = order.enter({ rank: rank(), from: this.#game.account() }, Date.now());
    try {
      for (;;) {
        own.rank = rank();
        const isOwnTurn = order.isTurnOf(own, Date.now());
        await scheduler.wait(isOwnTurn ? 0 : limits.searchPollMs);
        // Somebody traded a card meanwhile, or the game was aborted: the next search is another one.
        if (!this.#game.isRunning() || this.#game.position().version !== version) return undefined;
        if (!isOwnTurn) continue;
        const { done, value } = thinking.next();
        if (done) return value;
      }
    } finally {
      order.leave(own, Date.now());
      if (this.#version === version) this.#version = undefined;
    }
  }
}
