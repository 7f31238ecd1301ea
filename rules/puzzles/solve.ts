/** Searches puzzles exhaustively: what solves them, and whether an attempt still can. */

import type { Move } from "../move.ts";
import { refusal } from "../refusal.ts";
import type { State } from "../state.ts";
import { isReached, isWithinReach, type Target, targetOf } from "./goals.ts";
import { startOf } from "./position.ts";
import type { Puzzle } from "./puzzle.ts";
import { beginOfTurn, type Effort, endsOfTurn, movesOf, playOn, type TurnNode } from "./turn.ts";

/**
 * What an attempt has come to:
 * - `solved`: the goal is reached
 * - `open`: more moves are due, and some of them reach the goal
 * - `failed`: the goal can't be reached any more
 * - `illegal`: one of the moves is not legal, or comes after the last turn of the puzzle
 */
export type Grade = "solved" | "open" | "failed" | "illegal";

/** Grades the moves that the solver has made so far, parts of a seven each on its own. */
export function gradeAttempt(puzzle: Puzzle, moves: readonly Move[]): Grade {
  const attempt = attemptOf(puzzle, moves);
  if (attempt === undefined) return "illegal";
  const { target, node, turnsLeft } = attempt;
  if (turnsLeft === 0) return isReached(target, node) ? "solved" : "failed";
  for (const _ of ends(target, node, turnsLeft)) return "open";
  return "failed";
}

/**
 * Whether the solver's moves have solved the puzzle; undefined if they are illegal. Unlike `gradeAttempt` it does not
 * search what unfinished moves could still lead to.
 */
export function isSolvedBy(puzzle: Puzzle, moves: readonly Move[]): boolean | undefined {
  const attempt = attemptOf(puzzle, moves);
  return attempt && attempt.turnsLeft === 0 && isReached(attempt.target, attempt.node);
}

/** The game after the solver's moves. Throws a RangeError if they are illegal. */
export function stateAfter(puzzle: Puzzle, moves: readonly Move[]): State {
  const attempt = attemptOf(puzzle, moves);
  if (attempt === undefined) throw new RangeError(`these moves are illegal in puzzle ${puzzle.id}`);
  return attempt.node.state;
}

/**
 * All solutions of a puzzle that end differently: in the position, or in the cards that are played for it. Each has the
 * fewest possible moves; whichever other moves lead to the same end solve the puzzle too. Those with fewer moves come
 * first.
 */
export function solutionsOf(puzzle: Puzzle, effort?: Effort): Move[][] {
  return solutionsFrom(startOf(puzzle), puzzle, effort);
}

/** The same, in the state that the puzzle starts from. */
export function solutionsFrom(
  state: State,
  { goal, turns }: Pick<Puzzle, "goal" | "turns">,
  effort?: Effort,
): Move[][] {
  const target = targetOf(goal, state, turns);
  const solutions = [...ends(target, beginOfTurn(state), turns, effort)];
  return solutions.sort((one, other) => one.length - other.length);
}

interface Attempt {
  readonly target: Target;
  /** Where the attempt is. */
  readonly node: TurnNode;
  /** The turns that are not finished. */
  readonly turnsLeft: number;
}

function attemptOf(puzzle: Puzzle, moves: readonly Move[]): Attempt | undefined {
  const start = startOf(puzzle);
  const target = targetOf(puzzle.goal, start, puzzle.turns);
  let node = beginOfTurn(start);
  let turnsLeft = puzzle.turns;
  for (const move of moves) {
    if (turnsLeft === 0 || refusal(node.state, move) !== undefined) return undefined;
    node = playOn(node.isEnd ? beginOfTurn(node.state) : node, move);
    if (node.isEnd) turnsLeft--;
  }
  return { target, node, turnsLeft };
}

/** The ways from within a turn to the goal: the moves of this turn, made ones too, and those of the turns after it. */
function* ends(target: Target, from: TurnNode, turnsLeft: number, effort?: Effort): Generator<Move[]> {
  const begin = from.isEnd ? beginOfTurn(from.state) : from;
  for (const end of endsOfTurn(begin, effort)) {
    if (turnsLeft === 1) {
      if (isReached(target, end, effort)) yield movesOf(end);
    } else if (end.state.table.phase === "play" && isWithinReach(target, end.state)) {
      for (const rest of ends(target, end, turnsLeft - 1, effort)) yield [...movesOf(end), ...rest];
    }
  }
}
