import { dayOf } from "#rules/puzzles/daily.ts";
import type { Attempt } from "#rules/puzzles/progress.ts";
import { limits } from "./limits.ts";

/**
 * The attempts that are kept, each once and in order: of each puzzle some of the first, the first that has solved it, the
 * last, and the first on each day that has solved it as the puzzle of that day. Everything else says nothing about
 * rating, streaks and tallies. In whatever order attempts arrive, and however often some are left out in between, the
 * same ones are kept in the end.
 */
export function keptAttempts<One extends Attempt>(attempts: readonly One[]): One[] {
  const ofPuzzles = Map.groupBy([...attempts].sort(inOrder), ({ puzzleID }) => puzzleID);
  return [...ofPuzzles.values()].flatMap((all) => keptOfPuzzle(eachOnce(all))).sort(inOrder);
}

function keptOfPuzzle<One extends Attempt>(all: readonly One[]): One[] {
  const solved = all.filter(({ isSolved }) => isSolved);
  const ofDays = Map.groupBy(
    solved.filter(({ at, day }) => day === dayOf(at)),
    ({ day }) => day,
  );
  const firstOfDays = [...ofDays.values()].map(([first]) => first);
  const kept = [
    ...all.slice(0, limits.firstAttemptsKept),
    ...solved.slice(0, 1),
    ...all.slice(-1),
    ...firstOfDays,
  ];
  return [...new Set(kept)];
}

/** Two attempts at a puzzle that end at the same time are one. */
function eachOnce<One extends Attempt>(all: readonly One[]): One[] {
  return all.filter((attempt, i) => attempt.at !== all[i - 1]?.at);
}

/** By time; the rest only makes the order the same everywhere. */
function inOrder(one: Attempt, other: Attempt): number {
  return (
    one.at - other.at ||
    compare(one.puzzleID, other.puzzleID) ||
    compare(one.isSolved, other.isSolved) ||
    compare(one.day ?? -1, other.day ?? -1)
  );
}

function compare<Value extends string | number | boolean>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
