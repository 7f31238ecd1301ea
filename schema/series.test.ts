import { expect, test } from "vitest";
import { type BestOf, type Series, series } from "./protocol/series.ts";
import { newSeries, scoreOf, seriesAfter, seriesOfNext, seriesWinner } from "./series.ts";

/** The series after games that these teams have won; null for an aborted one. */
const after = (bestOf: BestOf, ...winners: (number | null)[]): Series =>
  winners.reduce(seriesAfter, newSeries(bestOf) as Series);

test("a single game belongs to no series", () => {
  expect(newSeries(1)).toBeUndefined();
  expect(newSeries(undefined)).toBeUndefined();
});

test.each([
  [3, [], undefined],
  [3, [1], undefined],
  [3, [1, 0], undefined],
  [3, [1, 1], 1],
  [3, [1, 0, 0], 0],
  [5, [0, 0], undefined],
  [5, [0, 1, 0, 1], undefined],
  [5, [0, 1, 0, 1, 1], 1],
  // Of three teams, the first to win two games, or three.
  [3, [0, 1, 2], undefined],
  [3, [0, 1, 2, 2], 2],
  [5, [0, 1, 2, 0, 1, 2], undefined],
  [5, [0, 1, 2, 0, 1, 2, 0], 0],
] as const)("the best of %i, won by %j, is won by %s", (bestOf, winners, winner) => {
  const played = after(bestOf, ...winners);
  expect(seriesWinner(played)).toBe(winner);
  expect(series.safeParse(played).success).toBe(true);
});

test("the score counts each team's games, without aborted ones", () => {
  expect(scoreOf(after(5, 1, null, 0, 1), 2)).toEqual([1, 2]);
  expect(scoreOf(after(3, null), 3)).toEqual([0, 0, 0]);
});

test("the next game goes on with the series, or begins a new one of the same length", () => {
  expect(seriesOfNext(after(3, 0))).toEqual({ bestOf: 3, winners: [0] });
  expect(seriesOfNext(after(3, 0, null))).toEqual({ bestOf: 3, winners: [0] });
  expect(seriesOfNext(after(3, 0, 0))).toEqual({ bestOf: 3, winners: [] });
});
