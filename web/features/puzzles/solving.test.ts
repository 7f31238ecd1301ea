import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { legalMoves } from "#rules/legal.ts";
import type { Move } from "#rules/move.ts";
import { parsePuzzles } from "#rules/puzzles/record.ts";
import { gradeAttempt, solutionsOf } from "#rules/puzzles/solve.ts";
import { runs } from "#tests/chance.ts";
import { shortfallOf } from "./outcome.ts";
import { beginSolving, reduceSolving, type Solving } from "./solving.ts";

const shipped = new URL("../../../rules/puzzles/puzzles.tac", import.meta.url);
const puzzles = parsePuzzles(readFileSync(shipped, "utf8"));
const [easy] = puzzles.filter(({ goal, difficulty }) => goal.kind === "knockOut" && difficulty === "easy");
const [together] = puzzles.filter(({ goal }) => goal.kind === "homeTogether");

/** Plays a complete move, graded. */
function play(solving: Solving, moves: readonly Move[]): Solving {
  const grade = gradeAttempt(solving.puzzle, [...solving.moves, ...moves]);
  return reduceSolving(solving, { type: "play", moves, grade });
}

/** A first move that can't be unfinished and fails. */
function wrongMove({ puzzle, state }: Solving): Move {
  return legalMoves(state).find((move) => gradeAttempt(puzzle, [move]) === "failed")!;
}

describe("a try at a puzzle", () => {
  test("begins with the puzzle's position, seen by its solver", () => {
    const { positions, phase, tries } = beginSolving(easy);
    expect([phase, tries, positions.length, positions[0].view.seat]).toEqual(["playing", 1, 1, easy.seat]);
  });

  test("is solved by a solution, whose moves the table shows one after another", () => {
    const [solution] = solutionsOf(easy);
    const { phase, positions } = play(beginSolving(easy), solution);
    expect(phase).toBe("solved");
    expect(positions.map(({ version }) => version)).toEqual([0, ...solution.map((_, i) => i + 1)]);
    expect(positions.every(({ view }) => view.seat === easy.seat)).toBe(true);
  });

  test("goes over to the next seat where the solver plays two turns", () => {
    const [solution] = solutionsOf(together);
    const ofFirst = solution.filter((_, i) => gradeAttempt(together, solution.slice(0, i)) === "open");
    let solving = beginSolving(together);
    const viewers = new Set([solving.positions.at(-1)!.view.seat]);
    for (const move of solution) {
      solving = play(solving, [move]);
      viewers.add(solving.positions.at(-1)!.view.seat);
    }
    expect(ofFirst.length).toBeGreaterThan(0);
    expect(solving.phase).toBe("solved");
    expect([...viewers]).toEqual([together.seat, (together.seat + 1) % solving.state.table.variant.seats]);
  });

  test("that has failed takes no more moves, and the next one begins with the position put back", () => {
    const before = beginSolving(easy);
    const wrong = wrongMove(before);
    const failed = play(before, [wrong]);
    expect(failed.phase).toBe("failed");
    expect(reduceSolving(failed, { type: "play", moves: [wrong], grade: "open" })).toBe(failed);
    const again = reduceSolving(failed, { type: "retry" });
    expect(again).toMatchObject({ phase: "playing", tries: 2, moves: [] });
    expect(again.positions[0].view.table.board.places).toEqual(before.positions[0].view.table.board.places);
    expect(again.positions[0].version).toBeGreaterThan(failed.positions.at(-1)!.version);
  });

  test("can be followed by the solution, move by move", () => {
    const [solution] = solutionsOf(together);
    let solving = reduceSolving(beginSolving(together), { type: "show", solution });
    for (let shown = 0; shown < solution.length; shown++) {
      expect([solving.phase, solving.moves.length]).toEqual(["showing", shown]);
      solving = reduceSolving(solving, { type: "showNext" });
    }
    expect([solving.phase, solving.moves]).toEqual(["shown", solution]);
    expect(reduceSolving(solving, { type: "showNext" })).toBe(solving);
  });
});

test("whatever is played at whatever puzzle, the table shows it, and a failure has a reason", () => {
  const cheap = puzzles.filter(({ goal }) => goal.kind !== "savePartner" && goal.kind !== "homeTogether");
  fc.assert(
    fc.property(fc.constantFrom(...cheap), fc.infiniteStream(fc.nat()), (puzzle, choices) => {
      let solving = beginSolving(puzzle);
      while (solving.phase === "playing") {
        const moves = legalMoves(solving.state);
        solving = play(solving, [moves[choices.next().value % moves.length]]);
      }
      expect(solving.positions).toHaveLength(solving.moves.length + 1);
      if (solving.phase !== "failed") return;
      const { reason, count, of } = shortfallOf(solving);
      if (reason === "home" || reason === "knockedOut") expect(count).toBeLessThan(of);
    }),
    { numRuns: runs(40) },
  );
});
