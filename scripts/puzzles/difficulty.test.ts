import { expect, test } from "vitest";
import { type Move, parseMove } from "#rules/index.ts";
import { stateOfPosition } from "#rules/puzzles/position.ts";
import type { Goal, Position } from "#rules/puzzles/puzzle.ts";
import type { Candidate } from "./candidates.ts";
import { difficultyOf, measuredDifficulty, pointsOf } from "./difficulty.ts";

const position: Position = { variant: "4x2n", balls: "62,63/-/-/-", hands: "3,7/-/-/-", turn: 0, laid: [] };

function candidateOf(kind: "bringHome" | "block", turns: number, ...solutions: string[][]): Candidate {
  const goal: Goal = kind === "block" ? { kind } : { kind, count: 1 };
  return {
    position,
    state: stateOfPosition(position),
    goal,
    turns,
    solutions: solutions.map((moves) => moves.map((move) => parseMove(move) as Move)),
  };
}

const plain = ["0 3 62-h0.0"];
const seven = ["0 7 63-h0.2", "0 7 62-h0.0"];

test("a puzzle is harder the fewer of the turns solve it", () => {
  expect(pointsOf(candidateOf("bringHome", 8, plain))).toBe(3);
  expect(pointsOf(candidateOf("bringHome", 8, plain, plain))).toBe(2);
});

test("more parts, an odd card and an answer to think of make it harder", () => {
  const points = pointsOf(candidateOf("bringHome", 8, plain));
  expect(pointsOf(candidateOf("bringHome", 8, seven))).toBe(points + 2.5);
  expect(pointsOf(candidateOf("block", 8, plain))).toBe(points + 1.5);
});

test("what beginners find among a few turns is easy, what no bot finds is not", () => {
  const candidate = candidateOf("bringHome", 12, plain);
  expect(difficultyOf(candidate, 3.6, "beginner")).toBe("easy");
  expect(difficultyOf(candidate, 3.6, "solid")).toBe("medium");
  expect(difficultyOf(candidate, 3.6, undefined)).toBe("medium");
});

test("for experts is only what strong bots and masters miss", () => {
  const candidate = candidateOf("bringHome", 200, seven);
  expect(difficultyOf(candidate, 9, undefined)).toBe("expert");
  expect(difficultyOf(candidate, 9, "master")).toBe("hard");
});

test("a hard puzzle with many solutions is none", () => {
  const solutions = Array.from({ length: 5 }, () => seven);
  expect(difficultyOf(candidateOf("bringHome", 400, ...solutions), 6.5, undefined)).toBeUndefined();
});

test("bots are asked only while their answers matter", () => {
  const asked: string[] = [];
  const easy = candidateOf("bringHome", 6, plain);
  expect(measuredDifficulty(easy, (level) => asked.push(level) > 9)).toBe("easy");
  expect(asked).toEqual([]);
  const expert = candidateOf("bringHome", 200, seven);
  expect(measuredDifficulty(expert, (level) => asked.push(level) > 9)).toBe("expert");
  expect(asked).toEqual(["beginner", "solid", "strong", "master"]);
});
