import { engel, krieger, narr, tac, teufel, trickser } from "#rules/card.ts";
import { type BotLevel, botLevels, type Card, moveCard } from "#rules/index.ts";
import { type Difficulty, difficulties, type PuzzleKind } from "#rules/puzzles/puzzle.ts";
import type { Candidate } from "./candidates.ts";

/** How hard a puzzle is, in points, apart from what bots find. */
export function pointsOf({ goal, solutions, turns }: Candidate): number {
  const [shortest] = solutions;
  const depth = shortest.length + (looksAhead[goal.kind] ? 1 : 0);
  const oddest = Math.max(...shortest.map((move) => oddness[moveCard(move)] ?? 0));
  const rarity = Math.min(Math.log2(turns / solutions.length), mostPointsOfRarity);
  return rarity + pointsOfDepth * (depth - 1) + oddest;
}

/** However many ways a seven has, most of them are not worth a thought. */
const mostPointsOfRarity = 4;

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
const pointsOfLevel = 0.4;
/** From so many points on a puzzle is medium, hard, expert. */
const thresholds = [4.5, 6, 7.5] as const;
/** With no more turns than that to choose from, a puzzle can be easy though beginners don't find it. */
const fewTurns = 8;
/** How many solutions a puzzle of each difficulty may have. */
const mostSolutions: Record<Difficulty, number> = { easy: 10, medium: 6, hard: 4, expert: 2 };

/**
 * The difficulty of a candidate; undefined if it fits none. Bots are asked from the lowest level on, until the answers
 * of the others could change nothing.
 * @param doesFind whether bots of a level find a solution
 */
export function measuredDifficulty(
  candidate: Candidate,
  doesFind: (level: BotLevel) => boolean,
): Difficulty | undefined {
  const points = pointsOf(candidate);
  const ifFoundFrom = (first: number) =>
    new Set([...botLevels.slice(first), undefined].map((level) => difficultyOf(candidate, points, level)));
  let level = 0;
  while (level < botLevels.length && ifFoundFrom(level).size > 1 && !doesFind(botLevels[level])) level++;
  return difficultyOf(candidate, points, botLevels[level]);
}

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
  const difficulty = difficulties[thresholds.filter((threshold) => total >= threshold).length];
  if (solutions.length > mostSolutions[difficulty]) return undefined;
  if (difficulty === "easy" && lowest !== "beginner" && turns > fewTurns) return "medium";
  // Strong bots and masters that play as always must not find what is for experts.
  if (difficulty === "expert" && lowest !== undefined) return "hard";
  return difficulty;
}
