import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cardsOf, handOf } from "../card.ts";
import { chanceStream, shuffled } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move } from "../move.ts";
import { replay } from "../notation/replay.ts";
import { startOf } from "./position.ts";
import { difficulties, type Puzzle, puzzleKinds } from "./puzzle.ts";
import { parsePuzzles, writePuzzles } from "./record.ts";
import { gradeAttempt, solutionsFrom, solutionsOf } from "./solve.ts";
import { Trials } from "./testSupport.ts";

const text = readFileSync(join(import.meta.dirname, "puzzles.tac"), "utf8");
const puzzles = parsePuzzles(text);
const random = chanceStream(new Uint8Array(32), 0);

describe("the shipped set", () => {
  test("has at least 300 puzzles in at most 200 kB, as records that replay", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200_000);
    expect(replay(text).records).toBe(puzzles.length);
    expect(writePuzzles(puzzles)).toBe(text);
  });

  test("has no two puzzles that are alike, however the table is turned", () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test("has at least 40 puzzles of each difficulty, and every kind", () => {
    for (const difficulty of difficulties) {
      expect(puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length).toBeGreaterThanOrEqual(40);
    }
    for (const kind of puzzleKinds) {
      expect(puzzles.filter(({ goal }) => goal.kind === kind).length).toBeGreaterThanOrEqual(20);
    }
  });
});

describe("of every puzzle", () => {
  test("all solutions are accepted, and each of their moves leaves it open", () => {
    for (const puzzle of puzzles) {
      const solutions = solutionsOf(puzzle);
      expect(solutions.length, puzzle.id).toBeGreaterThan(0);
      expectGrade(puzzle, [], "open");
      for (const solution of solutions) {
        expectGrade(puzzle, solution, "solved");
        for (let made = 1; made < solution.length; made++)
          expectGrade(puzzle, solution.slice(0, made), "open");
      }
    }
  });

  test("every first move is graded as a search that tries everything grades it, and at most 60 % are good", () => {
    for (const puzzle of puzzles) {
      const trials = new Trials(puzzle);
      const begin = trials.begin();
      const moves = legalMoves(begin.state);
      const good = moves.filter((move) => {
        const trial = trials.after(begin, move);
        const can = trials.canSucceed(trial);
        const reached = trial.turnsLeft === 0 ? "solved" : "open";
        expectGrade(puzzle, [move], can ? reached : "failed");
        return can;
      });
      expect(moves.length, puzzle.id).toBeGreaterThan(1);
      expect(good.length / moves.length, puzzle.id).toBeLessThanOrEqual(0.6);
    }
  });

  test("attempts at random are graded as that search grades them, to their end", () => {
    for (const puzzle of puzzles) {
      const trials = new Trials(puzzle);
      const moves: Move[] = [];
      let trial = trials.begin();
      while (trial.turnsLeft > 0 && trial.state.table.phase === "play") {
        const legal = legalMoves(trial.state);
        const good = legal.filter((move) => trials.canSucceed(trials.after(trial, move)));
        // Half of the moves go on towards the goal, where any does: deviations come late, too.
        const from = good.length > 0 && random(2) === 0 ? good : legal;
        const move = from[random(from.length)];
        trial = trials.after(trial, move);
        moves.push(move);
        const reached = trial.turnsLeft === 0 ? "solved" : "open";
        expectGrade(puzzle, moves, trials.canSucceed(trial) ? reached : "failed");
      }
    }
  });

  test("no solution takes fewer turns", () => {
    for (const puzzle of puzzles) {
      for (let turns = 1; turns < puzzle.turns; turns++) {
        const trials = new Trials(puzzle);
        expect(trials.canSucceed(trials.begin(turns)), `${puzzle.id} in ${turns} turns`).toBe(false);
      }
    }
  });

  test("other cards in the hands that are not open change no solution", () => {
    for (const puzzle of puzzles) {
      const start = startOf(puzzle);
      const { kinds } = start.table.variant;
      start.hands.forEach((hand, seat) => {
        if (puzzle.open.includes(seat)) return;
        const others = shuffled([...kinds, ...kinds], random).slice(0, cardsOf(hand).length);
        start.hands[seat] = handOf(others);
      });
      expect(solutionsFrom(start, puzzle), puzzle.id).toEqual(solutionsOf(puzzle));
    }
  });
});

function expectGrade(puzzle: Puzzle, moves: readonly Move[], grade: ReturnType<typeof gradeAttempt>): void {
  const found = gradeAttempt(puzzle, moves);
  if (found !== grade) {
    const attempt = moves.map(formatMove).join(" | ");
    throw new Error(`${puzzle.id}: expected "${attempt}" to be ${grade}, found ${found}`);
  }
}
