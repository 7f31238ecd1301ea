import type { Move } from "../move.ts";
import { decksOfSeed, firstSeatOfSeed } from "../state.ts";
import { type VariantName, variantOf } from "../variant.ts";
import { type Draw, drawInWords } from "./draw.ts";
import { hexOf } from "./hex.ts";
import { writeRecord } from "./write.ts";

/**
 * A game that was dealt from a seed, as a record of notation.md with the seed and its hash (hexadecimal) at the top, and
 * what ended it without a move. It reveals every hidden card.
 */
export function seedRecord(game: {
  gameID: number;
  variant: VariantName;
  seed: Uint8Array;
  seedHash: string;
  /** Where the seed came from; null if the server alone drew it. */
  draw: Draw | null;
  moves: readonly Move[];
  /** Who has won a game that ended without a move, if anybody, and why. */
  decision: Decision | null;
}): string {
  const { gameID, variant: name, seed, seedHash, draw, moves, decision } = game;
  const variant = variantOf(name);
  return writeRecord(
    { variant: name, first: firstSeatOfSeed(variant, seed), decks: decksOfSeed(variant, seed), moves },
    [
      `game ${gameID}`,
      `seed ${hexOf(seed)}`,
      `sha-256 of the seed ${seedHash}`,
      ...(draw === null ? [] : drawInWords(draw)),
      ...(decision === null ? [] : [inWords(decision)]),
    ],
  );
}

type Decision = { side: number | null; reason: string };

function inWords({ side, reason }: Decision): string {
  if (reason === "agreed") return "ended without a result: all agreed";
  if (reason === "resigned") return `the others resigned: won by team ${side}`;
  return `time was up: won by team ${side}, ${reason}`;
}
