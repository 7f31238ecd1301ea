import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePuzzles, writePuzzles } from "#rules/puzzles/record.ts";
import { solutionsOf } from "#rules/puzzles/solve.ts";
import { findPuzzles } from "./find.ts";
import { gamesOfBots, gamesOfFiles } from "./games.ts";

const record = `variant 4x2n
balls 62,63/-/-/-
hands 2,3,5,7/9,9/5,5/12,12
turn 0
0 5 63-4
`;

test("the same games and seed give the same puzzles, each of which can be solved", () => {
  const puzzles = findPuzzles(gamesOfBots(1, 7), 12, 7);
  expect(puzzles.length).toBeGreaterThan(2);
  for (const puzzle of puzzles) expect(solutionsOf(puzzle).length).toBeGreaterThan(0);
  const again = findPuzzles(gamesOfBots(1, 7), 12, 7);
  expect(writePuzzles(again)).toBe(writePuzzles(puzzles));
  expect(parsePuzzles(writePuzzles(puzzles))).toEqual(puzzles);
});

test("games can come from files, or from a folder of them", () => {
  const folder = mkdtempSync(join(tmpdir(), "puzzles-"));
  try {
    writeFileSync(join(folder, "game.tac"), record);
    writeFileSync(join(folder, "notes.txt"), "no game");
    const [puzzle, ...others] = findPuzzles(gamesOfFiles(folder), 10, 1);
    expect(others).toEqual([]);
    expect(puzzle).toMatchObject({ goal: { kind: "bringHome", count: 2 }, seat: 0 });
    expect(findPuzzles(gamesOfFiles(join(folder, "game.tac")), 10, 1)).toEqual([puzzle]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
