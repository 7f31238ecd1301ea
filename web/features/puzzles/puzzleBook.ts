import { PuzzleBook } from "#rules/puzzles/book.ts";
import shipped from "#rules/puzzles/puzzles.tac?raw";

/** The puzzles of the site. They come with the page's code, as text. */
export const puzzleBook = new PuzzleBook(shipped);
