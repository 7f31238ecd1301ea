import { expect, test } from "vitest";
import { formatMove, type Move, parseMove } from "../move.ts";
import type { Goal, Position, Puzzle } from "./puzzle.ts";
import { makePuzzle } from "./record.ts";
import { gradeAttempt, solutionsOf, stateAfter } from "./solve.ts";

/** A puzzle of seat 0 in a game of four with master cards. */
function puzzleOf(goal: Goal, balls: string, hands: string, position: Partial<Position> = {}): Puzzle {
  return makePuzzle({ variant: "4x2m", balls, hands, turn: 0, laid: [], ...position }, goal, "easy");
}

function moves(...texts: string[]): Move[] {
  return texts.map((text) => parseMove(text) as Move);
}

function solutions(puzzle: Puzzle): string[] {
  return solutionsOf(puzzle).map((solution) => solution.map(formatMove).join(" | "));
}

test("a seven solves in whatever parts and order it reaches the goal", () => {
  const puzzle = puzzleOf({ kind: "bringHome", count: 2 }, "62,63/-/-/-", "7,2/-/-/-");
  expect(solutions(puzzle)).toContain("0 7 63-h0.2 | 0 7 62-h0.0");
  expect(gradeAttempt(puzzle, moves("0 7 63-h0.2"))).toBe("open");
  expect(gradeAttempt(puzzle, moves("0 7 63-0", "0 7 62-63", "0 7 0-h0.2"))).toBe("open");
  expect(gradeAttempt(puzzle, moves("0 7 63-0", "0 7 62-63", "0 7 0-h0.2", "0 7 63-h0.0"))).toBe("solved");
  expect(gradeAttempt(puzzle, moves("0 7 62-63"))).toBe("failed");
  expect(gradeAttempt(puzzle, moves("0 2 62-0"))).toBe("illegal");
});

test("nothing can be added to a finished turn", () => {
  const puzzle = puzzleOf({ kind: "knockOut", count: 1 }, "10/13/-/-", "3,5/4,4/-/-");
  expect(solutions(puzzle)).toEqual(["0 3 10-13"]);
  expect(gradeAttempt(puzzle, [])).toBe("open");
  expect(gradeAttempt(puzzle, moves("0 5 10-15"))).toBe("illegal");
  expect(gradeAttempt(puzzle, moves("0 3 10-13"))).toBe("solved");
  expect(gradeAttempt(puzzle, moves("0 3 10-13", "1 discard 4"))).toBe("illegal");
});

test("of the marbles knocked out only the opponents' count", () => {
  const puzzle = puzzleOf({ kind: "knockOut", count: 1 }, "10,12/15/14/-", "7,2/4,4/-/-");
  expect(gradeAttempt(puzzle, moves("0 2 12-14"))).toBe("failed");
  expect(gradeAttempt(puzzle, moves("0 2 10-12"))).toBe("failed");
  expect(gradeAttempt(puzzle, moves("0 7 12-19"))).toBe("solved");
});

test("a Tac repeats the card that was laid before the puzzle", () => {
  const position: Partial<Position> = { turn: 3, laid: moves("3 5 40-45") };
  const puzzle = puzzleOf({ kind: "knockOut", count: 1 }, "5/10/-/40", "X,2/2,2/-/5,9", position);
  expect(puzzle.seat).toBe(0);
  expect(solutions(puzzle)).toEqual(["0 X 5-10"]);
});

test("a win that the next seat answers with a Tac is none", () => {
  const win = moves("0 3 62-h0.0");
  const goal: Goal = { kind: "winNow" };
  const [own, partner] = ["62,h0.1,h0.2,h0.3", "h2.0,h2.1,h2.2,h2.3"];
  const answered = puzzleOf(goal, `${own}/20/${partner}/-`, "3,5/X,2/6/8");
  const unanswered = puzzleOf(goal, `${own}/-/${partner}/-`, "3,5/X,2/6/8");
  expect(gradeAttempt(answered, win)).toBe("failed");
  expect(gradeAttempt(unanswered, win)).toBe("solved");
  expect(answered.open).toEqual([0, 1]);
});

test("a partner's marble is saved if no card of the next seat reaches it", () => {
  const puzzle = puzzleOf({ kind: "savePartner", marble: 30 }, "20/25/30/-", "3,5/5,6/9/9");
  expect(solutions(puzzle)).toEqual(["0 5 20-25"]);
  expect(gradeAttempt(puzzle, moves("0 3 20-23"))).toBe("failed");
});

test("a seat is blocked if it can only discard", () => {
  const puzzle = puzzleOf({ kind: "block" }, "20/25/30/-", "3,5/5,6/9/9");
  expect(solutions(puzzle)).toEqual(["0 5 20-25"]);
});

test("in Team-Tac the solver also decides on the turn of the next seat", () => {
  const goal: Goal = { kind: "homeTogether", count: 2 };
  const puzzle = puzzleOf(goal, "62/14/-/-", "3,8/3,9/2/2", { variant: "4x1n" });
  expect(solutions(puzzle)).toEqual(["0 3 62-h0.0 | 1 3 14-h1.0"]);
  expect(gradeAttempt(puzzle, moves("0 3 62-h0.0"))).toBe("open");
  expect(gradeAttempt(puzzle, moves("0 3 62-h0.0", "1 3 14-h1.0"))).toBe("solved");
  expect(gradeAttempt(puzzle, moves("0 3 62-h0.0", "1 9 14-23"))).toBe("failed");
  expect(gradeAttempt(puzzle, moves("0 3 62-1"))).toBe("failed");
});

test("a Narr or a Teufel shows all hands", () => {
  const goal: Goal = { kind: "knockOut", count: 1 };
  expect(puzzleOf(goal, "20/25/30/-", "3,5/5,6/9/9").open).toEqual([0]);
  expect(puzzleOf(goal, "20/25/30/-", "3,D/5,6/9/9").open).toEqual([0, 1, 2, 3]);
});

test("the state after an attempt is what its next move is chosen in", () => {
  const puzzle = puzzleOf({ kind: "bringHome", count: 2 }, "62,63/-/-/-", "7,2/-/-/-");
  expect(stateAfter(puzzle, moves("0 7 63-h0.2")).table.seven.left).toBe(3);
  expect(() => stateAfter(puzzle, moves("0 9 63-8"))).toThrow(RangeError);
});
