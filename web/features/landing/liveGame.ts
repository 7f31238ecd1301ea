import { chooseSimply } from "#rules/bots/simple.ts";
import { chanceStream, type Random, seedBytes } from "#rules/chance.ts";
import type { GameEvent } from "#rules/event.ts";
import { legalMoves } from "#rules/legal.ts";
import { play } from "#rules/play.ts";
import { newGameOfSeed, type State } from "#rules/state.ts";
import { variantOf } from "#rules/variant.ts";
import { type View, viewOf } from "#rules/view.ts";

/** A visitor finds the game in progress: this many moves are made before. */
const movesBefore = 90;

/** A game of four bots, dealt in this browser only. */
export class LiveGame {
  readonly #state: State;
  readonly #random: Random;

  constructor(seed = crypto.getRandomValues(new Uint8Array(seedBytes))) {
    // Its bots play by the cards on the table and need no memory.
    this.#state = newGameOfSeed(variantOf("4x2m"), seed);
    // The deals use the random streams from 0 on; the bots' randomness uses one far away.
    this.#random = chanceStream(seed, 2 ** 31);
    for (let moves = 0; moves < movesBefore; moves++) this.step();
  }

  /** The game as a spectator sees it, without hands. */
  view(): View {
    return viewOf(this.#state, null);
  }

  isOver(): boolean {
    return this.#state.table.phase === "over";
  }

  /** One bot moves; in a trade the bots give their cards one after the other. @returns the events */
  step(): GameEvent[] {
    const happened: GameEvent[] = [];
    for (const seat of this.#state.table.variant.start.keys()) {
      const view = viewOf(this.#state, seat);
      const moves = legalMoves(view);
      if (moves.length === 0) continue;
      play(this.#state, chooseSimply(view, moves, this.#random), happened);
      break;
    }
    return happened;
  }
}
