import { expect, test } from "vitest";
import { handOf, newGame, parseMove, viewOf } from "#rules/index.ts";
import { position } from "#rules/testSupport.ts";
import { hintReason } from "./hintReason.ts";

test.each([
  ["-/-/-/-", "1", "0 1 b0-0", "comesOut"],
  ["62/-/-/-", "5", "0 5 62-h0.2", "goesHome"],
  ["h0.0/-/-/-", "2", "0 2 h0.0-h0.2", "deeper"],
  ["10/15/-/-", "5", "0 5 10-15", "kicks"],
  ["5/61/-/-", "T", "0 T 5-61", "swap"],
  ["2/-/-/-", "4", "0 4 2-62", "backward"],
  ["10/-/-/-", "4", "0 4 10-6", "closer"],
  ["10/-/-/-", "5", "0 5 10-15", "closer"],
  ["h0.0,h0.1,h0.2,h0.3/-/30/-", "5", "0 5 30-35", "mate"],
  ["10/-/-/-", "8", "0 8 skip", "skip"],
  ["10/-/-/-", "N", "0 N", "jester"],
  ["10/-/-/-", "D", "0 D", "devil"],
  ["-/-/-/-", "5", "0 discard 5", "discard"],
])("with %s a %s is advised, because: %s (%s)", (balls, card, move, key) => {
  const view = viewOf(position("4x2m", balls, [card, "2", "5", "9"]), 0);
  expect(hintReason(view, parseMove(move)!).key).toBe(key);
});

test.each([
  [0, [1, 13, 9], 1, "wayOut"],
  [1, [1, 13, 9], 9, "keepsWayOut"],
  [1, [5, 6, 9], 9, "leastNeeded"],
] as const)(
  "in a trade with a partner who shows %i ways out, of %j a %i is given: %s",
  (shown, hand, card, key) => {
    const state = newGame("4x2n", new Uint8Array(32));
    state.hands[0] = handOf(hand);
    state.table.declared[2] = shown;
    expect(hintReason(viewOf(state, 0), parseMove(`0 trade ${card}`)!)).toMatchObject({ key });
  },
);
