import { expect, test } from "vitest";
import type { Outcome } from "./match.ts";
import { summaryOf } from "./summary.ts";

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
  expect(summaryOf({ variant: "4x2m" }, eightOfTen)).toMatchObject({
    games: 10,
    wins: 8,
    winRate: 0.8,
    interval: [0.49, 0.943],
    illegalMoves: 2,
    cards: 94,
  });
});

test("says what a choice took at the median and at the 99th percentile", () => {
  expect(summaryOf({ variant: "4x2m" }, [won, lost]).milliseconds).toEqual({
    a: { median: 2, p99: 2 },
    b: { median: 4, p99: 4 },
  });
  const many = { ...won, milliseconds: { a: Array.from({ length: 101 }, (_, n) => n), b: [] } };
  expect(summaryOf({ variant: "4x2m" }, [many]).milliseconds).toEqual({
    a: { median: 50, p99: 99 },
    b: { median: 0, p99: 0 },
  });
});
