import { createHash } from "node:crypto";
import {
  botLevels,
  chanceStream,
  chooseMove,
  formatMove,
  legalMoves,
  type Move,
  moveSeat,
  newGame,
  play,
  type VariantName,
  viewOf,
} from "#rules/index.ts";

const variants: readonly VariantName[] = ["4x2m", "6x3m", "6x2m", "4x1m", "6x1m"];
const movesOfEach = 60;

/**
 * A short name for the bots as they are: a hash of their moves in the beginnings of some games, in which all levels play.
 * It stays the same as long as they play the same, however their code changes.
 */
export function fingerprint(): string {
  const hash = createHash("sha256");
  for (const variant of variants) for (const move of movesOf(variant)) hash.update(`${formatMove(move)}\n`);
  return hash.digest("hex").slice(0, 12);
}

function* movesOf(variant: VariantName): Generator<Move> {
  const seed = new Uint8Array(32).fill(1);
  const state = newGame(variant, seed);
  const random = chanceStream(seed, 2 ** 31);
  for (let n = 0; n < movesOfEach; n++) {
    const seat = moveSeat(legalMoves(state)[0]);
    const level = botLevels[n % botLevels.length];
    const move = chooseMove(viewOf(state, seat), level, random) as Move;
    yield move;
    play(state, move);
  }
}
