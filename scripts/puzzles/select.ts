import { chanceStream, type Random, seedBytes } from "#rules/index.ts";
import { difficulties, type Puzzle, type PuzzleKind, puzzleKinds } from "#rules/puzzles/puzzle.ts";
import { makePuzzle } from "#rules/puzzles/record.ts";
import type { Candidate } from "./candidates.ts";
import { difficultyOf, pointsOf } from "./difficulty.ts";
import { lowestLevelThatFinds } from "./found.ts";

/** A candidate and the number of its game. */
export type Found = Candidate & { readonly game: number };

/** Of each kind at most so many candidates are shown to bots: the hardest, and as many others. */
const mostMeasured = 700;

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
  const candidates = shuffled(
    found.filter(({ goal }) => goal.kind === kind).map((one) => ({ one, points: pointsOf(one) })),
    random,
  );
  const hardest = candidates.toSorted((a, b) => b.points - a.points).slice(0, mostMeasured / 2);
  const others = candidates.filter((one) => !hardest.includes(one)).slice(0, mostMeasured / 2);
  return shuffled([...hardest, ...others], random).flatMap(({ one, points }) => {
    const difficulty = difficultyOf(one, points, lowestLevelThatFinds(one, seed));
    return difficulty === undefined
      ? []
      : [{ puzzle: makePuzzle(one.position, one.goal, difficulty), game: one.game }];
  });
}

/** Sorted so that variants take turns. */
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
