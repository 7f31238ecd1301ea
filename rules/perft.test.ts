import { describe, expect, test } from "vitest";
import table from "./perft.json" with { type: "json" };
import { perft } from "./perft.ts";
import { playRandomGame } from "./testSupport.ts";
import { type VariantName, variantNames } from "./variant.ts";

/** Positions of each variant, by the number of random moves before them: in a trade, early, in the middle, late. */
const lengths = [0, 40, 200, 600, 1000];
const depth = 4;
const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256);

/** `table[variant][i]` are the ways of 1 to `depth` moves on from the position after `lengths[i]` random moves. */
const expected: Record<string, number[][]> = table;

describe("the number of ways to go on is as it was counted", () => {
  test.each(variantNames)("%s", (variant) => {
    expect(waysOf(variant)).toEqual(expected[variant]);
  });
});

function waysOf(variant: VariantName): number[][] {
  return lengths.map((length) => {
    const state = playRandomGame({ variant, seed, length });
    return Array.from({ length: depth }, (_, i) => perft(state, i + 1));
  });
}
