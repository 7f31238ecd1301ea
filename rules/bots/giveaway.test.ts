import { expect, test } from "vitest";
import { parseBalls } from "../balls.ts";
import { type Card, handOf } from "../card.ts";
import { legalMoves } from "../legal.ts";
import { moveCard } from "../move.ts";
import { newGame } from "../newGame.ts";
import { choices } from "../testSupport.ts";
import { viewOf } from "../view.ts";
import { giveaway } from "./giveaway.ts";

/** The cards that seat 0 trades in a few trials, with these balls and this hand. */
function given(balls: string, hand: Card[]): Set<Card> {
  const state = newGame("4x2n", new Uint8Array(32));
  state.table.board.copyFrom(parseBalls(state.table.variant, balls));
  state.hands[0].set(handOf(hand));
  const view = viewOf(state, 0);
  const trades = Array.from({ length: 20 }, (_, n) =>
    giveaway(view, legalMoves(view), choices(new Uint8Array(32).fill(n))),
  );
  return new Set(trades.map(moveCard));
}

test("a card that brings a ball of the partner home is given", () => {
  expect(given("-/-/30/-", [5, 9, 9, 9, 9])).toEqual(new Set([5]));
});

test("a 4 is given to a ball just past its start, which it brings home backward", () => {
  expect(given("-/-/33/-", [4, 12, 12, 12, 12])).toEqual(new Set([4]));
});

test("a fresh ball on its start can't go home, so nothing is given for it", () => {
  expect(given("-/-/32*/-", [3, 9, 9, 9, 9])).toEqual(new Set([3, 9]));
  expect(given("-/-/32/-", [3, 9, 9, 9, 9])).toEqual(new Set([3]));
});
