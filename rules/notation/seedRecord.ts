import type { Move } from "../move.ts";
import { decksOfSeed, firstSeatOfSeed } from "../state.ts";
import { type VariantName, variantOf } from "../variant.ts";
import { writeRecord } from "./write.ts";

/**
 * A game that was dealt from a seed, as a record of notation.md with the seed and its hash (hexadecimal) at the top. It
 * reveals every hidden card.
 */
export function seedRecord(game: {
  gameID: number;
  variant: VariantName;
  seed: Uint8Array;
  seedHash: string;
  moves: readonly Move[];
}): string {
  const { gameID, variant: name, seed, seedHash, moves } = game;
  const variant = variantOf(name);
  return writeRecord(
    { variant: name, first: firstSeatOfSeed(variant, seed), decks: decksOfSeed(variant, seed), moves },
    [`game ${gameID}`, `seed ${hexOf(seed)}`, `sha-256 of the seed ${seedHash}`],
  );
}

/** Bytes as records write them: hexadecimal, in lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
