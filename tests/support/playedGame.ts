import {
  chanceStream,
  chooseMove,
  hexOf,
  type Move,
  newGame,
  play,
  type Seat,
  type State,
  seatsUntilOver,
  seedBytes,
  type VariantName,
  viewOf,
} from "#rules/index.ts";

/** A game of solid players. */
export interface PlayedGame {
  readonly seed: Uint8Array<ArrayBuffer>;
  readonly seedHash: string;
  readonly moves: readonly Move[];
}

/**
 * Plays a game without any room, which takes some hundredths of a second: to its end, or until `isThere` says so of the position
 * and of whose turn it is.
 * @param chance from 0 to 1; what it gives decides the deal and the moves
 */
export async function playGame(
  variant: VariantName,
  chance: () => number,
  isThere: (state: State, seat: Seat) => boolean = () => false,
): Promise<PlayedGame> {
  const bytes = () => Uint8Array.from({ length: seedBytes }, () => chance() * 256);
  const seed = bytes();
  const random = chanceStream(bytes(), 0);
  const state = newGame(variant, seed);
  const moves: Move[] = [];
  for (const seat of seatsUntilOver(state)) {
    if (isThere(state, seat)) break;
    const move = chooseMove(viewOf(state, seat), "solid", random) as Move;
    moves.push(move);
    play(state, move);
  }
  const seedHash = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", seed)));
  return { seed, seedHash, moves };
}
