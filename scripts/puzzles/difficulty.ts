import { engel, krieger, narr, tac, teufel, trickser } from "#rules/card.ts";
import { type BotLevel, botLevels, type Card, moveCard } from "#rules/index.ts";
import { type Difficulty, difficulties, type PuzzleKind } from "#rules/puzzles/puzzle.ts";
import type { Candidate } from "./candidates.ts";

/** How hard a puzzle is, in points, apart from what bots find. */
export function pointsOf({ goal, solutions, turns }: Candidate): number {
  const [shortest] = solutions;
  const depth = shortest.length + (looksAhead[goal.kind] ? 1 : 0);
  const oddest = Math.max(...shortest.map((move) => oddness[moveCard(move)] ?? 0));
  return Math.log2(turns / solutions.length) + pointsOfDepth * (depth - 1) + oddest;
}

/** Points of each move of the shortest solution after the first, and of an answer that has to be thought of. */
const pointsOfDepth = 1.5;

/** Whether what the next seat can do has to be thought of. */
const looksAhead: Record<PuzzleKind, boolean> = {
  bringHome: false,
  knockOut: false,
  winNow: false,
  savePartner: true,
  block: true,
  homeTogether: false,
};

/** Points of the cards that do more than to move a marble forward. */
const oddness: Record<Card, number> = {
  4: 1,
  7: 1,
  [trickser]: 1.5,
  [krieger]: 1.5,
  [engel]: 1.5,
  [narr]: 2,
  [teufel]: 2,
  [tac]: 2,
};

/** Points for each level of bots that does not find a solution. */
const pointsOfLevel = 0.75;
/** From so many points on a puzzle is medium, hard, expert. */
const thresholds = [4.5, 6.5, 8.5] as const;
/** With so few turns to choose from, every puzzle is easy. */
const fewTurns = 5;
/** How many solutions a puzzle of each difficulty may have. */
const mostSolutions: Record<Difficulty, number> = { easy: 60, medium: 12, hard: 4, expert: 2 };

/**
 * The difficulty of a candidate; undefined if it fits none.
 * @param points `pointsOf` the candidate
 * @param lowest the lowest level of bots that finds a solution; undefined if none does
 */
export function difficultyOf(
  { turns, solutions }: Candidate,
  points: number,
  lowest: BotLevel | undefined,
): Difficulty | undefined {
  const missed = lowest === undefined ? botLevels.length : botLevels.indexOf(lowest);
  const total = points + pointsOfLevel * missed;
  const reached = turns <= fewTurns ? 0 : thresholds.filter((threshold) => total >= threshold).length;
  const difficulty = difficulties[reached];
  if (solutions.length > mostSolutions[difficulty]) return undefined;
  if (difficulty === "easy" && lowest !== "beginner" && turns > fewTurns) return "medium";
  // Strong bots and masters that play as always must not find what is for experts.
  if (difficulty === "expert" && lowest !== undefined) return "hard";
  return difficulty;
}
