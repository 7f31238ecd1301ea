import { expect, test } from "vitest";
import { anyPuzzle, pathOfPuzzle, pathOfPuzzles, readTraining, training } from "./puzzleQuery.ts";

const read = (path: string) => readTraining(new URLSearchParams(path.split("?")[1]));

test("an address says which puzzles are trained with", () => {
  const chosen = { kind: "knockOut", difficulty: "hard" } as const;
  expect(pathOfPuzzle(training, chosen)).toBe("/puzzles/training?kind=knockOut&difficulty=hard");
  expect(read(pathOfPuzzle(training, chosen))).toEqual(chosen);
  expect(read(pathOfPuzzles(chosen))).toEqual(chosen);
});

test("a puzzle alone, and a training with all puzzles, have short addresses", () => {
  expect(pathOfPuzzle("k3x9w2ab")).toBe("/puzzles/k3x9w2ab");
  expect(pathOfPuzzles()).toBe("/puzzles");
  expect(read("/puzzles")).toEqual(anyPuzzle);
});

test("what is neither a kind nor a difficulty stands for all", () => {
  expect(read("/puzzles?kind=taste&difficulty=0")).toEqual(anyPuzzle);
});
