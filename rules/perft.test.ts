import { describe, expect, test } from "vitest";
import { replay } from "./notation/replay.ts";
import table from "./perft.json" with { type: "json" };
import { perft } from "./perft.ts";
import type { State } from "./state.ts";
import { variantNames } from "./variant.ts";

/** A dense position as lines of a record, and its counts for 1, 2, … moves. */
type Counted = { balls: string; hands: string; turn: number; ways: number[] };

const positions: Record<string, Counted[]> = table;

/** Positions and their counts are fixed: neither depends on the order in which moves are listed. */
describe("the number of ways to go on is as it was counted", () => {
  test.each(variantNames)("%s", (variant) => {
    expect(positions[variant].length).toBeGreaterThanOrEqual(2);
    for (const { balls, hands, turn, ways } of positions[variant]) {
      const state = stateOf([`variant ${variant}`, `balls ${balls}`, `hands ${hands}`, `turn ${turn}`]);
      expect(ways.map((_, i) => perft(state, i + 1))).toEqual(ways);
    }
  });
});

function stateOf(record: readonly string[]): State {
  const states: State[] = [];
  replay(record.join("\n"), (state) => states.push(state));
  return states[0];
}
