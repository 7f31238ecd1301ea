import { use } from "react";
import { PuzzleBook } from "#rules/puzzles/book.ts";
import address from "#rules/puzzles/puzzles.tac?url";
import { untilLoaded } from "#web/ui/loading/untilLoaded.ts";

let book: Promise<PuzzleBook> | undefined;

/** The puzzles of the site, which come as a file of their own; whoever uses them waits until they are there. */
export function usePuzzleBook(): PuzzleBook {
  book ??= untilLoaded(loadBook, "page");
  return use(book);
}

async function loadBook(): Promise<PuzzleBook> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`expected the puzzles, found status ${answer.status}`);
  return new PuzzleBook(await answer.text());
}
