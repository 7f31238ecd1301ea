import { expect, test } from "vitest";
import { cardsOf } from "#rules/card.ts";
import { type Move, parseMove } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import { viewOf } from "#rules/view.ts";
import { mayPlan, planned, plannedIn } from "./plan.ts";

/** A game in which these moves were made, as its seats see it. */
function gameAfter(...moves: string[]) {
  const state = newGame("4x2n", new Uint8Array(32));
  for (const move of moves) play(state, parseMove(move) as Move);
  const view = (seat: number | null) => viewOf(state, seat);
  const cards = (seat: number) => cardsOf(view(seat).hand ?? new Uint8Array());
  return { state, view, cards };
}

test("a card is chosen for one's turn while one waits, from the end of one's own trade on", () => {
  const { view, cards } = gameAfter();
  expect(mayPlan(view(0))).toBe(false);
  expect(mayPlan(view(null))).toBe(false);
  const given = gameAfter(`0 trade ${cards(0)[0]}`);
  expect(mayPlan(given.view(0))).toBe(true);
  expect(mayPlan(given.view(1))).toBe(false);
});

test("it is put back when it is chosen again, and another takes its place", () => {
  const { view, cards } = gameAfter(`0 trade ${gameAfter().cards(0)[0]}`);
  const one = planned(view(0), null, 1, cards(0));
  expect(plannedIn(view(0), one, cards(0))).toBe(1);
  expect(planned(view(0), one, 1, cards(0))).toBeNull();
  expect(plannedIn(view(0), planned(view(0), one, 2, cards(0)), cards(0))).toBe(2);
});

test("it stays chosen while the trade ends, until one's turn is over", () => {
  const begun = gameAfter();
  const trades = [0, 1, 2, 3].map((seat) => `${seat} trade ${begun.cards(seat)[0]}`);
  const waiting = gameAfter(trades[0]);
  const [card] = waiting.cards(0);
  const plan = planned(waiting.view(0), null, 0, waiting.cards(0));
  const { state, view, cards } = gameAfter(...trades);
  expect(cards(0)[plannedIn(view(0), plan, cards(0)) ?? -1]).toBe(card);
  state.table.handSizes[0] -= 1;
  expect(plannedIn(view(0), plan, cards(0))).toBeNull();
});
