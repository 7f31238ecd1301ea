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
/** All levels are asked at every so many moves. */
const movesBetween = 9;

/**
 * A short name for the bots as they are: a hash of the moves of whole games that level 2 plays, and of what each level would
 * play at positions of them. It stays the same as long as they play the same, however their code changes.
 */
export function fingerprint(): string {
  const hash = createHash("sha256");
  for (const variant of variants) for (const move of choicesIn(variant)) hash.update(`${formatMove(move)}\n`);
  return hash.digest("hex").slice(0, 12);
}

function* choicesIn(variant: VariantName): Generator<Move> {
  const seed = new Uint8Array(32).fill(1);
  const state = newGame(variant, seed);
  const random = chanceStream(seed, 2 ** 31);
  for (let n = 0; state.table.phase !== "over"; n++) {
    const view = viewOf(state, moveSeat(legalMoves(state)[0]));
    if (n % movesBetween === 0) for (const level of botLevels) yield chooseMove(view, level, random) as Move;
    const move = chooseMove(view, "solid", random) as Move;
    yield move;
    play(state, move);
  }
}
