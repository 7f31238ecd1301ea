import { chanceStream, type Random, seedBytes } from "#rules/index.ts";
import { difficulties, type Goal, type Puzzle, type PuzzleKind, puzzleKinds } from "#rules/puzzles/puzzle.ts";
import { makePuzzle } from "#rules/puzzles/record.ts";
import type { Candidate } from "./candidates.ts";
import { measuredDifficulty, pointsOf } from "./difficulty.ts";
import { doesLevelFind } from "./found.ts";

/** A candidate and the number of its game. */
export type Found = Candidate & { readonly game: number };

/** How many candidates of each kind are shown to bots: of those with the most marbles, of the hardest, and of the rest. */
const measuredAtMost = { withMost: 200, hardest: 100, others: 100 };

/**
 * The puzzles of a set: as many of each kind and difficulty as there are, and in each of them of all variants; no two
 * are alike, and no more than one of a kind comes from the same game. The same candidates and seed give the same set.
 */
export function selectPuzzles(found: readonly Found[], count: number, seed: number): Puzzle[] {
  const random = randomOf(seed);
  const measured = puzzleKinds.flatMap((kind) => measuredOf(found, kind, seed, random));
  const cells = puzzleKinds.flatMap((kind) =>
    difficulties.map((difficulty) =>
      inTurns(measured.filter(({ puzzle }) => puzzle.goal.kind === kind && puzzle.difficulty === difficulty)),
    ),
  );
  const chosen = new Set<Puzzle>();
  const used = new Set<string>();
  for (let isGoingOn = true; isGoingOn && chosen.size < count; ) {
    isGoingOn = false;
    for (const cell of cells) {
      const next = cell.find((one) => !marksOf(one).some((mark) => used.has(mark)));
      if (next === undefined || chosen.size === count) continue;
      for (const mark of marksOf(next)) used.add(mark);
      chosen.add(next.puzzle);
      isGoingOn = true;
    }
  }
  return sorted([...chosen]);
}

type Measured = { readonly puzzle: Puzzle; readonly game: number };

/** What no two puzzles of a set may share. */
function marksOf({ puzzle, game }: Measured): string[] {
  const { id, goal, position } = puzzle;
  return [id, position.balls, `${game} ${goal.kind}`];
}

function measuredOf(found: readonly Found[], kind: PuzzleKind, seed: number, random: Random): Measured[] {
  const ofKind = shuffled(
    found.filter(({ goal }) => goal.kind === kind),
    random,
  );
  const { withMost, hardest, others } = measuredAtMost;
  const byCount = ofKind.toSorted((one, other) => countIn(other.goal) - countIn(one.goal));
  const byPoints = byCount.slice(withMost).sort((one, other) => pointsOf(other) - pointsOf(one));
  const rest = shuffled(byPoints.slice(hardest), random);
  const sample = [...byCount.slice(0, withMost), ...byPoints.slice(0, hardest), ...rest.slice(0, others)];
  return sample.flatMap((one) => {
    const difficulty = measuredDifficulty(one, (level) => doesLevelFind(one, level, seed));
    return difficulty === undefined
      ? []
      : [{ puzzle: makePuzzle(one.position, one.goal, difficulty), game: one.game }];
  });
}

/** How many marbles a goal asks for; 0 where it asks for something else. */
function countIn(goal: Goal): number {
  return "count" in goal ? goal.count : 0;
}

/** Sorted so that variants take turns, each beginning with those that ask for the most marbles. */
function inTurns(all: readonly Measured[]): Measured[] {
  const seen = new Map<string, number>();
  const numbered = all.map((one) => {
    const { variant } = one.puzzle.position;
    const number = seen.get(variant) ?? 0;
    seen.set(variant, number + 1);
    return { one, number };
  });
  return numbered.sort((a, b) => a.number - b.number).map(({ one }) => one);
}

/** By kind, difficulty and id: the order of the file. */
function sorted(puzzles: readonly Puzzle[]): Puzzle[] {
  const rankOf = ({ goal, difficulty }: Puzzle) =>
    puzzleKinds.indexOf(goal.kind) * difficulties.length + difficulties.indexOf(difficulty);
  return puzzles.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1));
}

function randomOf(seed: number): Random {
  const bytes = new Uint8Array(seedBytes);
  new DataView(bytes.buffer).setUint32(0, seed);
  return chanceStream(bytes, 0);
}

function shuffled<One>(all: readonly One[], random: Random): One[] {
  const result = [...all];
  for (let left = result.length; left > 1; left--) {
    const chosen = random(left);
    [result[left - 1], result[chosen]] = [result[chosen], result[left - 1]];
  }
  return result;
}
