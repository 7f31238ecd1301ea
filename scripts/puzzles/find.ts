import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import { candidatesAt } from "./candidates.ts";
import type { Played } from "./games.ts";
import { momentsOf } from "./moments.ts";
import { type Found, selectPuzzles } from "./select.ts";

/** Finds up to `count` puzzles in games; the same games and seed give the same puzzles. */
export function findPuzzles(games: Iterable<Played>, count: number, seed: number): Puzzle[] {
  const found: Found[] = [];
  let number = 0;
  for (const game of games) {
    for (const moment of momentsOf(game)) {
      for (const candidate of candidatesAt(moment)) found.push({ ...candidate, game: number });
    }
    number++;
  }
  return selectPuzzles(found, count, seed);
}
