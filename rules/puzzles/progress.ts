/** What somebody has done with puzzles, as a fold over attempts: in whatever order they arrive, the result is the same. */

import { shownRating } from "../rating/fold.ts";
import { newRating, type Rating, ratedGame } from "../rating/rating.ts";
import { dayOf } from "./daily.ts";
import { type Difficulty, difficulties, type PuzzleKind, puzzleKinds } from "./puzzle.ts";

/** An attempt at a puzzle that has ended: solved, or failed. */
export interface Attempt {
  readonly puzzleID: string;
  /** When it ended (ms UTC). */
  readonly at: number;
  /** If it was the puzzle of a day: which day (`dayOf`); else null. */
  readonly day: number | null;
  readonly isSolved: boolean;
}

/** What the fold asks about a puzzle. */
export interface PuzzleFacts {
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
}

/** Solved puzzles of those that were tried, each counted once. */
export interface Tally {
  readonly tried: number;
  readonly solved: number;
}

/** What somebody has done with one puzzle. */
export interface PuzzleHistory {
  readonly attempts: number;
  readonly isSolved: boolean;
  /** Whether the first attempt has solved it, the one that is rated. */
  readonly isSolvedAtOnce: boolean;
  /** When the last attempt ended (ms UTC). */
  readonly lastAt: number;
}

export interface Progress {
  /** The rating as it is shown (docs/ratings.md). */
  readonly rating: number;
  /** How uncertain it is, in the same unit: one standard deviation. */
  readonly uncertainty: number;
  /** How many puzzles have counted for the rating. */
  readonly rated: number;
  /** Solved puzzles of the day on successive days, up to today, or up to yesterday while today's is not solved. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly isTodaySolved: boolean;
  readonly all: Tally;
  readonly byKind: Readonly<Record<PuzzleKind, Tally>>;
  readonly byDifficulty: Readonly<Record<Difficulty, Tally>>;
  /** By the puzzle's id. */
  readonly puzzles: ReadonlyMap<string, PuzzleHistory>;
}

/** The fixed strength of the puzzles, which play against their solvers: shown as 1200, 1400, 1600 and 1800. */
const strengths: Record<Difficulty, Rating> = {
  easy: { mu: 19, sigma: 1 },
  medium: { mu: 23, sigma: 1 },
  hard: { mu: 27, sigma: 1 },
  expert: { mu: 31, sigma: 1 },
};

/** The difficulty of the puzzles that are closest in strength to somebody with this rating; of two, the easier. */
export function difficultyFor(rating: number): Difficulty {
  const distance = (difficulty: Difficulty) =>
    Math.abs(shownRating(strengths[difficulty].mu * million) - rating);
  return difficulties.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/**
 * The progress of somebody with these attempts, in any order; an attempt that is listed twice counts once.
 * @param factsOf the kind and difficulty of a puzzle; undefined if it is in the set no longer: it counts for streaks only
 * @param today the current day (`dayOf`)
 */
export function progressOf(
  attempts: readonly Attempt[],
  factsOf: (puzzleID: string) => PuzzleFacts | undefined,
  today: number,
): Progress {
  const inOrder = sorted(attempts);
  const puzzles = new Map<string, PuzzleHistory>();
  let rating = newRating;
  let rated = 0;
  for (const { puzzleID, at, isSolved } of inOrder) {
    const before = puzzles.get(puzzleID);
    const facts = factsOf(puzzleID);
    if (before === undefined && facts !== undefined) {
      rating = ratingAfter(rating, facts.difficulty, isSolved);
      rated++;
    }
    puzzles.set(puzzleID, {
      attempts: (before?.attempts ?? 0) + 1,
      isSolved: isSolved || before?.isSolved === true,
      isSolvedAtOnce: before?.isSolvedAtOnce ?? isSolved,
      lastAt: at,
    });
  }
  return {
    rating: shownRating(Math.round(rating.mu * million)),
    uncertainty: Math.round(50 * rating.sigma),
    rated,
    ...streaksOf(inOrder, today),
    ...talliesOf(puzzles, factsOf),
    puzzles,
  };
}

const million = 1_000_000;

/** By time, then by everything else; each once. */
function sorted(attempts: readonly Attempt[]): Attempt[] {
  const keyed = new Map(attempts.map((attempt) => [keyOf(attempt), attempt]));
  const inOrder = [...keyed].sort(
    ([key, { at }], [otherKey, other]) => at - other.at || (key < otherKey ? -1 : 1),
  );
  return inOrder.map(([, attempt]) => attempt);
}

function keyOf({ puzzleID, at, day, isSolved }: Attempt): string {
  return `${puzzleID} ${at} ${day} ${isSolved}`;
}

function ratingAfter(rating: Rating, difficulty: Difficulty, isSolved: boolean): Rating {
  return ratedGame([[rating], [strengths[difficulty]]], isSolved ? 0 : 1)[0][0];
}

type Streaks = Pick<Progress, "streak" | "longestStreak" | "isTodaySolved">;

/** Only what was solved on its own day counts. */
function streaksOf(attempts: readonly Attempt[], today: number): Streaks {
  const days = new Set<number>();
  for (const { day, at, isSolved } of attempts)
    if (isSolved && day !== null && dayOf(at) === day) days.add(day);
  const runUpTo = (day: number) => {
    let length = 0;
    while (days.has(day - length)) length++;
    return length;
  };
  const lengths = [...days].filter((day) => !days.has(day + 1)).map(runUpTo);
  const isTodaySolved = days.has(today);
  return {
    streak: runUpTo(isTodaySolved ? today : today - 1),
    longestStreak: Math.max(0, ...lengths),
    isTodaySolved,
  };
}

type Tallies = Pick<Progress, "all" | "byKind" | "byDifficulty">;

function talliesOf(
  puzzles: ReadonlyMap<string, PuzzleHistory>,
  factsOf: (puzzleID: string) => PuzzleFacts | undefined,
): Tallies {
  const known = [...puzzles].flatMap(([id, { isSolved }]) => {
    const facts = factsOf(id);
    return facts === undefined ? [] : [{ ...facts, isSolved }];
  });
  const tally = (some: typeof known): Tally => ({
    tried: some.length,
    solved: some.filter(({ isSolved }) => isSolved).length,
  });
  const tallyBy = <Key extends string>(keys: readonly Key[], keyOf: (one: (typeof known)[number]) => Key) =>
    Object.fromEntries(keys.map((key) => [key, tally(known.filter((one) => keyOf(one) === key))])) as Record<
      Key,
      Tally
    >;
  return {
    all: tally(known),
    byKind: tallyBy(puzzleKinds, ({ kind }) => kind),
    byDifficulty: tallyBy(difficulties, ({ difficulty }) => difficulty),
  };
}
