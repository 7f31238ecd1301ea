import { type Difficulty, difficulties, type PuzzleKind, puzzleKinds } from "#rules/puzzles/puzzle.ts";

/** Which puzzles somebody trains with. */
export interface Training {
  readonly kind: PuzzleKind | "all";
  readonly difficulty: Difficulty | "all";
}

/** A training with all puzzles. */
export const anyPuzzle: Training = { kind: "all", difficulty: "all" };

/** What an address can name instead of a puzzle: today's, and the next one of a training. */
export const daily = "daily";
export const training = "training";

/** Parses `?kind=knockOut&difficulty=hard`. Missing or invalid values stand for all. */
export function readTraining(query: URLSearchParams): Training {
  return {
    kind: puzzleKinds.find((kind) => kind === query.get("kind")) ?? "all",
    difficulty: difficulties.find((difficulty) => difficulty === query.get("difficulty")) ?? "all",
  };
}

/** A training as a query; without what stands for all. */
export function queryOf({ kind, difficulty }: Training): URLSearchParams {
  const query = new URLSearchParams();
  if (kind !== "all") query.set("kind", kind);
  if (difficulty !== "all") query.set("difficulty", difficulty);
  return query;
}

/** The address of the overview, relative to the site, with the chosen training. */
export function pathOfPuzzles(chosen: Training = anyPuzzle): string {
  return withQuery("/puzzles", queryOf(chosen));
}

/**
 * The address of a puzzle, relative to the site.
 * @param puzzle its id, `daily`, or `training`
 * @param within the training that it is a part of
 */
export function pathOfPuzzle(puzzle: string, within: Training = anyPuzzle): string {
  return withQuery(`/puzzles/${puzzle}`, queryOf(within));
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
