import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PuzzleBook } from "./book.ts";
import { parsePuzzles } from "./record.ts";

const shipped = readFileSync(join(import.meta.dirname, "puzzles.tac"), "utf8");

test("a book has the same puzzles as its text, in the same order", () => {
  const book = new PuzzleBook(shipped);
  const puzzles = parsePuzzles(shipped);
  expect(book.headings).toEqual(
    puzzles.map(({ id, goal, difficulty }) => ({ id, kind: goal.kind, difficulty })),
  );
  for (const puzzle of puzzles.slice(0, 10)) expect(book.puzzle(puzzle.id)).toEqual(puzzle);
});

test("what is not in a book is no puzzle of it", () => {
  const book = new PuzzleBook("# a comment\n");
  expect([book.headings, book.factsOf("2ez7msvg"), book.puzzle("2ez7msvg")]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});
