import { expect, test } from "vitest";
import type { Outcome } from "./match.ts";
import { summaryOf } from "./summary.ts";
import { added, noGames, tallyOf } from "./tally.ts";

const won: Outcome = {
  winner: "a",
  cards: 90,
  illegalMoves: 0,
  milliseconds: { a: [1, 3], b: [2] },
};
const lost: Outcome = { winner: "b", cards: 110, illegalMoves: 1, milliseconds: { a: [2], b: [4, 6] } };
const eightOfTen = [...Array.from({ length: 8 }, () => won), lost, lost];

test("says the share of games won, with Wilson's interval", () => {
  // For 8 of 10 the interval is known to be 0.490 to 0.943.
  expect(summaryOf({ variant: "4x2m" }, tallyOf(eightOfTen))).toMatchObject({
    games: 10,
    wins: 8,
    winRate: 0.8,
    interval: [0.49, 0.943],
    illegalMoves: 2,
    cards: 94,
  });
});

test("in Team-Tac says the cards of each side's own games", () => {
  expect(summaryOf({ variant: "4x1m" }, tallyOf([won, lost, won]))).toMatchObject({
    games: 3,
    cards: { a: 90, b: 110 },
  });
});

test("says what a choice took at the median and at the 99th percentile, to 2.5 %", () => {
  const many = { ...won, milliseconds: { a: Array.from({ length: 101 }, (_, n) => n), b: [] } };
  const { a, b } = summaryOf({ variant: "4x2m" }, tallyOf([many])).milliseconds;
  expect(Math.abs(a.median / 50 - 1)).toBeLessThan(0.026);
  expect(Math.abs(a.p99 / 99 - 1)).toBeLessThan(0.026);
  expect(b).toEqual({ median: 0, p99: 0 });
});

test("is the same whether games are counted at once or part by part", () => {
  const parts = added(added(noGames, tallyOf(eightOfTen.slice(0, 3))), tallyOf(eightOfTen.slice(3)));
  expect(parts).toEqual(tallyOf(eightOfTen));
});
