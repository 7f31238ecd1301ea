import { Memory } from "./memory.ts";
import { decksOfSeed, firstSeatOfSeed, newGameWith, type State } from "./state.ts";
import { type VariantName, variantOf } from "./variant.ts";

/**
 * A game from its seed: the cards of the first deal are dealt, the trade is open, and what the seats see is remembered.
 * Throws a RangeError if the seed is not 32 bytes long.
 */
export function newGame(variantName: VariantName, seed: Uint8Array): State {
  const variant = variantOf(variantName);
  const state = newGameWith(variant, firstSeatOfSeed(variant, seed), decksOfSeed(variant, seed));
  return { ...state, memory: new Memory(variant.seats) };
}
