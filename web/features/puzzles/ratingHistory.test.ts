import { expect, test } from "vitest";
import { type Attempt, type PuzzleFacts, progressOf } from "#rules/puzzles/progress.ts";
import { ratingHistory } from "./ratingHistory.ts";

const facts: PuzzleFacts = { kind: "knockOut", difficulty: "medium" };
const factsOf = (id: string) => (id === "gone" ? undefined : facts);
const attempt = (puzzleID: string, at: number, isSolved: boolean): Attempt => ({
  puzzleID,
  at,
  isSolved,
  day: null,
});
const attempts = [
  attempt("b", 20, false),
  attempt("a", 10, true),
  attempt("b", 30, true),
  attempt("gone", 40, true),
  attempt("c", 50, true),
];

test("the rating changes with the first attempt at each puzzle of the set, and ends as it is", () => {
  const history = ratingHistory(attempts, factsOf, 60);
  expect(history.map(({ at }) => at)).toEqual([10, 20, 50]);
  expect(history[0].value).toBeGreaterThan(1500);
  expect(history[1].value).toBeLessThan(history[0].value);
  expect(history[2].value).toBe(progressOf(attempts, factsOf, 0).rating);
});

test("only the last changes are told, as they were with all before them", () => {
  expect(ratingHistory(attempts, factsOf, 2)).toEqual(ratingHistory(attempts, factsOf, 60).slice(1));
  expect(ratingHistory([], factsOf, 2)).toEqual([]);
});
