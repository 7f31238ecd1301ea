import type { Heading } from "#rules/puzzles/book.ts";
import type { Progress } from "#rules/puzzles/progress.ts";
import { difficultyFor } from "#rules/puzzles/progress.ts";
import { difficulties } from "#rules/puzzles/puzzle.ts";
import type { Training } from "./puzzleQuery.ts";

/** Whether a puzzle belongs to a training. */
export function isWithin({ kind, difficulty }: Training, heading: Heading): boolean {
  return (
    (kind === "all" || kind === heading.kind) && (difficulty === "all" || difficulty === heading.difficulty)
  );
}

/**
 * The next puzzle of a training: one that was not tried yet, as hard as fits the rating; when all were tried, the one that
 * was not solved the longest time ago; when all are solved, the one solved the longest time ago.
 * @param headings all puzzles
 * @param current the id of the puzzle on screen, which is not the next one if there is another
 */
export function nextPuzzle(
  headings: readonly Heading[],
  { puzzles, rating }: Pick<Progress, "puzzles" | "rating">,
  training: Training,
  current?: string,
): Heading | undefined {
  const all = headings.filter((heading) => isWithin(training, heading));
  const others = all.filter(({ id }) => id !== current);
  const candidates = others.length > 0 ? others : all;
  const fitting = difficulties.indexOf(difficultyFor(rating));
  const rankOf = ({ id, difficulty }: Heading): readonly number[] => {
    const history = puzzles.get(id);
    return history === undefined
      ? [0, Math.abs(difficulties.indexOf(difficulty) - fitting)]
      : [history.isSolved ? 2 : 1, history.lastAt];
  };
  // An id is a hash: in its order, kinds and variants are mixed.
  const ranked = candidates.map((heading) => ({ heading, rank: rankOf(heading) }));
  ranked.sort(
    (one, other) =>
      one.rank[0] - other.rank[0] ||
      one.rank[1] - other.rank[1] ||
      (one.heading.id < other.heading.id ? -1 : 1),
  );
  return ranked[0]?.heading;
}
