import { PuzzleBook } from "#rules/puzzles/book.ts";
import puzzles from "#rules/puzzles/puzzles.tac?raw";

let book: PuzzleBook | undefined;

/** The puzzles of the site, whose headings are read with the first attempt that this Worker grades. */
export function puzzleBook(): PuzzleBook {
  book ??= new PuzzleBook(puzzles);
  return book;
}
