import type { Difficulty, Puzzle } from "./puzzle.ts";

const msOfDay = 86_400_000;

/** The number of the UTC day of a time (ms): days since 1 January 1970. */
export function dayOf(ms: number): number {
  return Math.floor(ms / msOfDay);
}

/** How hard the puzzle of each weekday is, from Monday on. */
const week: readonly Difficulty[] = ["easy", "easy", "medium", "medium", "hard", "hard", "expert"];

/** 1 January 1970 was a Thursday. */
const weekdayOfDayZero = 3;

/** How hard the puzzle of a day is. */
export function difficultyOfDay(day: number): Difficulty {
  return week[(day + weekdayOfDayZero) % week.length];
}

/**
 * The puzzle of a day (`dayOf`), the same for everybody with this set: easy on Monday, expert on Sunday. All puzzles of a
 * difficulty come before one of them comes again. Throws a RangeError if the set has no puzzle of the day's difficulty.
 */
export function puzzleOfDay<One extends Pick<Puzzle, "id" | "difficulty">>(
  set: readonly One[],
  day: number,
): One {
  const difficulty = difficultyOfDay(day);
  // In the order of the ids kinds and variants are mixed, because an id is a hash.
  const candidates = set.filter((puzzle) => puzzle.difficulty === difficulty).sort(byID);
  if (candidates.length === 0) throw new RangeError(`expected a puzzle that is ${difficulty}, found none`);
  return candidates[daysBefore(day) % candidates.length];
}

/** How many earlier days had the same difficulty. */
function daysBefore(day: number): number {
  const difficulty = difficultyOfDay(day);
  const weekday = (day + weekdayOfDayZero) % week.length;
  const weeks = (day + weekdayOfDayZero - weekday) / week.length;
  const earlier = week.slice(0, weekday).filter((other) => other === difficulty).length;
  return weeks * week.filter((other) => other === difficulty).length + earlier;
}

function byID(one: Pick<Puzzle, "id">, other: Pick<Puzzle, "id">): number {
  return one.id < other.id ? -1 : 1;
}
