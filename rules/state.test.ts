import { expect, test } from "vitest";
import { copyState, overwriteState, type State } from "./state.ts";
import { overwritePosition } from "./table.ts";
import { playRandomGame } from "./testSupport.ts";
import { type VariantName, variantNames } from "./variant.ts";

/** A game of this variant after so many random moves, with what such games seldom reach set at will. */
function gameAfter(variant: VariantName, length: number): State {
  const state = playRandomGame({ variant, seed: new Uint8Array(32).fill(length), length });
  Object.assign(state.table, { mustTac: length % 2 > 0, winner: (length % 3) - 1 });
  return state;
}

test.each(variantNames)("any game of %s can be written over any other", (variant) => {
  for (const [length, other] of [3, 40, 90, 151, 222].entries()) {
    const [state, source] = [gameAfter(variant, 60 * length), gameAfter(variant, other)];
    overwriteState(state, source);
    expect({ ...state, memory: null }).toEqual({ ...source, memory: null });
  }
});

test.each(variantNames)(
  "a position of %s is written over another, with what a Tac needs if it is asked for",
  (variant) => {
    for (const [length, other] of [30, 77, 120, 190].entries()) {
      const { table: source } = gameAfter(variant, other);
      for (const withBefore of [true, false]) {
        const { table } = gameAfter(variant, 50 * length);
        const { deal, first, declared, traded, pile, gone, cardsLaid, winner, before } = copyState(
          gameAfter(variant, 50 * length),
        ).table;
        overwritePosition(table, source, withBefore);
        const kept = { deal, first, declared, traded, pile, gone, cardsLaid, winner };
        expect(table).toEqual({ ...source, ...kept, before: withBefore ? source.before : before });
      }
    }
  },
);
