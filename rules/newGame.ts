import { Memory } from "./memory.ts";
import { newGameOfSeed, type State } from "./state.ts";
import { type VariantName, variantOf } from "./variant.ts";

/**
 * A game from its seed: the cards of the first deal are dealt, the trade is open, and the seats remember what they see.
 * Throws a RangeError if the seed is not 32 bytes long.
 */
export function newGame(variantName: VariantName, seed: Uint8Array): State {
  const variant = variantOf(variantName);
  return { ...newGameOfSeed(variant, seed), memory: new Memory(variant.seats) };
}
