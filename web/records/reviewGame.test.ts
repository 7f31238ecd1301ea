import { expect, test } from "vitest";
import { legalMoves } from "#rules/legal.ts";
import { type Move, moveSeat } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import type { Recorded } from "./replayGame.ts";
import {
  largestLosses,
  movesToReview,
  nextToReview,
  type Reviewed,
  verdictOf,
  viewBefore,
} from "./reviewGame.ts";

const seed = new Uint8Array(32).fill(5);
const state = newGame("4x2n", seed);
const moves: Move[] = [];
while (moves.length < 40) {
  const [move] = legalMoves(state);
  moves.push(move);
  play(state, move);
}
const game: Recorded = { variant: "4x2n", seed, moves };

test("every move was legal in the view that is judged", () => {
  for (const [n, move] of moves.entries()) expect(legalMoves(viewBefore(game, n))).toContain(move);
});

test("a seat's eyes look at its own moves, open cards at all", () => {
  expect(movesToReview(game, "open")).toHaveLength(moves.length);
  const own = movesToReview(game, 2);
  expect(own.length).toBeGreaterThan(4);
  expect(own.every((n) => moveSeat(moves[n]) === 2)).toBe(true);
});

test("the move that is looked at is judged first, then the others in turn, each once", () => {
  expect(nextToReview(lost({}), [1, 5, 9], 5)).toBe(5);
  expect(nextToReview(lost({ 5: 0 }), [1, 5, 9], 5)).toBe(1);
  expect(nextToReview(lost({ 1: 0, 5: 0 }), [1, 5, 9], 2)).toBe(9);
  expect(nextToReview(lost({ 1: 0, 5: 0, 9: 0 }), [1, 5, 9], 9)).toBeUndefined();
});

test("a move is called by what it lost, the master's own the best", () => {
  const [move, best] = moves;
  const called = (lost: number) => verdictOf(move, { best, lost });
  expect([0, 6, 10, 20, 60].map(called)).toEqual(["good", "good", "slip", "mistake", "blunder"]);
  expect(verdictOf(move, { best: move, lost: 0 })).toBe("best");
});

test("the largest losses of the moves that are looked at come first, small ones not at all", () => {
  const reviews = lost({ 0: 12, 1: 3, 2: 40, 3: 90, 4: 16, 5: 17, 6: 18, 7: 19 });
  const found = largestLosses(game, reviews, [0, 1, 2, 4, 5, 6, 7]);
  expect(found.map(({ n }) => n)).toEqual([2, 7, 6, 5, 4]);
  expect(found[0]).toEqual({ n: 2, lost: 40, verdict: "blunder" });
});

/** Moves with these losses in points, by index; another move would have been better. */
function lost(points: Record<number, number>): Map<number, Reviewed> {
  return new Map(
    Object.entries(points).map(([n, lost]) => [Number(n), { best: moves[Number(n) + 1], lost }]),
  );
}
