import { type Card, cardsOf } from "#rules/card.ts";
import type { GameEvent } from "#rules/event.ts";
import { type Move, parseMove } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import type { State } from "#rules/state.ts";
import type { Seat, VariantName } from "#rules/variant.ts";
import { type View, viewOf } from "#rules/view.ts";

/** Whose view to watch: a seat's, or everybody's at once. */
export type Perspective = Seat | "open";

/** A finished game, to go through move by move. */
export interface Recorded {
  readonly variant: VariantName;
  /** 32 bytes. */
  readonly seed: Uint8Array;
  readonly moves: readonly Move[];
}

/** The table after some moves. */
export interface Moment {
  readonly view: View;
  /** The events of the last of them. */
  readonly happened: readonly GameEvent[];
  /** The visible hands of each seat; `null` for hidden ones. */
  readonly hands: readonly (readonly Card[] | null)[];
}

/** Parses a record of Tac notation and its seed (hexadecimal). */
export function recordedGame(game: { variant: VariantName; seed: string; record: string }): Recorded {
  return {
    variant: game.variant,
    seed: Uint8Array.from(game.seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    moves: game.record.split("\n").flatMap((line) => parseMove(line) ?? []),
  };
}

/** The table after the first `n` moves, in the chosen view. Replaying a whole game takes about a millisecond. */
export function momentOf(game: Recorded, n: number, eyes: Perspective): Moment {
  const happened: GameEvent[] = [];
  const state = stateAfter(game, n, happened);
  return { view: viewOf(state, eyes === "open" ? null : eyes), happened, hands: handsFor(state, eyes) };
}

/** The game after its first `n` moves, with everything hidden. The events of the last of them are added to `happened`. */
export function stateAfter({ variant, seed, moves }: Recorded, n: number, happened?: GameEvent[]): State {
  const state = newGame(variant, seed);
  for (const move of moves.slice(0, Math.max(n - 1, 0))) play(state, move);
  if (n > 0) play(state, moves[n - 1], happened);
  return state;
}

/** Whether nothing can be played any more after the first `n` moves. */
export function isOverAfter(game: Recorded, n: number): boolean {
  return stateAfter(game, n).table.phase === "over";
}

function handsFor({ hands }: State, eyes: Perspective): (Card[] | null)[] {
  return hands.map((hand, seat) => (eyes === "open" || eyes === seat ? cardsOf(hand) : null));
}

/** The events of every move, in order. */
export function eventsOf({ variant, seed, moves }: Recorded): GameEvent[][] {
  const state = newGame(variant, seed);
  return moves.map((move) => {
    const happened: GameEvent[] = [];
    play(state, move, happened);
    return happened;
  });
}
