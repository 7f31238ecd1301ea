import { copyState, legalMoves, type Move, moveKind, type State, seatAfter } from "#rules/index.ts";
import { isBase, isRing, type Place } from "#rules/place.ts";
import { ballsHome } from "#rules/puzzles/goals.ts";
import { turnsOf } from "#rules/puzzles/position.ts";
import type { Goal, Position } from "#rules/puzzles/puzzle.ts";
import { makePuzzle } from "#rules/puzzles/record.ts";
import { gradeAttempt, solutionsFrom } from "#rules/puzzles/solve.ts";
import { beginOfTurn, endsOfTurn } from "#rules/puzzles/turn.ts";
import { areMates, everySeat } from "#rules/whose.ts";
import { LimitedEffort, TooMuchEffort } from "./effort.ts";
import type { Moment } from "./moments.ts";

/** A goal in a position, with its solutions. */
export interface Candidate {
  readonly position: Position;
  readonly state: State;
  readonly goal: Goal;
  readonly solutions: readonly Move[][];
  /** In how many different ways the first turn can end. */
  readonly turns: number;
}

/** The puzzles that a position could be: those whose goal can be reached, but not with most of the turns. */
export function candidatesAt({ position, state }: Moment): Candidate[] {
  try {
    const survey = surveyOf(state);
    if (survey.turns < fewestTurns || legalMoves(state).length < 2) return [];
    return goalsOf(state, survey).flatMap((goal) => {
      const solutions = solutionsFrom(
        state,
        { goal, turns: turnsOf[goal.kind] },
        new LimitedEffort(mostLooks),
      );
      const candidate = { position, state, goal, solutions, turns: survey.turns };
      return isPuzzling(candidate) ? [candidate] : [];
    });
  } catch (error) {
    if (error instanceof TooMuchEffort) return [];
    throw error;
  }
}

/** Searches that try more moves would take too long in a slow browser. */
const mostLooks = 8_000;
const fewestTurns = 4;

/** What a turn can come to. */
interface Survey {
  turns: number;
  /** The most marbles that it brings home, and knocks out. */
  home: number;
  knockedOut: number;
  canWin: boolean;
}

function surveyOf(state: State): Survey {
  const seat = state.table.turn;
  const home = ballsHome(state, seat);
  const survey: Survey = { turns: 0, home: 0, knockedOut: 0, canWin: false };
  for (const end of endsOfTurn(beginOfTurn(state), new LimitedEffort(mostLooks))) {
    survey.turns++;
    survey.home = Math.max(survey.home, ballsHome(end.state, seat) - home);
    survey.knockedOut = Math.max(survey.knockedOut, end.knockedOut);
    survey.canWin ||= end.state.table.phase === "over";
  }
  return survey;
}

/** The goals worth a search. What counts marbles asks for as many as possible. */
function goalsOf(state: State, { home, knockedOut, canWin }: Survey): Goal[] {
  const { table } = state;
  if (canWin) return [{ kind: "winNow" }];
  const goals: Goal[] = threatenedMarbles(state).map((marble) => ({ kind: "savePartner", marble }));
  if (home > 0) goals.push({ kind: "bringHome", count: home });
  if (knockedOut > 0) goals.push({ kind: "knockOut", count: knockedOut });
  if (!areMates(table.board, table.turn, seatAfter(table.variant, table.turn))) goals.push({ kind: "block" });
  if (table.variant.isTeamTac) {
    for (const count of [home + 1, home + 2]) if (count > 1) goals.push({ kind: "homeTogether", count });
  }
  return goals;
}

/** The ring fields of mates' marbles that the next seat, an opponent, could knock out if it were its turn. */
function threatenedMarbles(state: State): Place[] {
  const { variant, board, turn } = state.table;
  const next = seatAfter(variant, turn);
  if (areMates(board, turn, next) || state.table.handSizes[next] === 0) return [];
  const mates = everySeat(variant).filter((seat) => seat !== turn && areMates(board, turn, seat));
  const balls = mates
    .flatMap((mate) => [0, 1, 2, 3].map((i) => 4 * mate + i))
    .filter((ball) => isRing(board.places[ball]));
  if (balls.length === 0) return [];
  const passed = copyState(state);
  passed.table.turn = next;
  passed.table.holder = next;
  const threatened = new Set<Place>();
  for (const { state: reply } of endsOfTurn(beginOfTurn(passed), new LimitedEffort(mostLooks))) {
    for (const ball of balls) {
      if (isBase(reply.table.board.places[ball])) threatened.add(board.places[ball]);
    }
  }
  return [...threatened].sort((one, other) => one - other);
}

/** Not more than so many of the turns may solve a puzzle, and not more of the first moves may lead to a solution. */
const largestShare = 0.6;
/** Where a single marble is asked for, or the win, there must be one way among several. */
const fewestTurnsForOne = { bringHome: 10, knockOut: 10, winNow: 6 };

function isPuzzling({ position, state, goal, solutions, turns }: Candidate): boolean {
  if (solutions.length === 0 || solutions.length > largestShare * turns) return false;
  // An 8 as a skip saves any marble and makes anybody discard.
  if (solutions.some((moves) => moves.some((move) => moveKind(move) === "skip"))) return false;
  const isForOne = goal.kind === "winNow" || (isCounting(goal) && goal.count === 1);
  if (isForOne && (solutions.length > 1 || turns < fewestTurnsForOne[goal.kind])) return false;
  return shareOfGoodMoves(position, goal, state) <= largestShare;
}

/** The share of first moves after which the goal can still be reached. */
function shareOfGoodMoves(position: Position, goal: Goal, state: State): number {
  const puzzle = makePuzzle(position, goal, "easy");
  const moves = legalMoves(state);
  return moves.filter((move) => gradeAttempt(puzzle, [move]) !== "failed").length / moves.length;
}

function isCounting(goal: Goal): goal is Extract<Goal, { kind: "bringHome" | "knockOut" }> {
  return goal.kind === "bringHome" || goal.kind === "knockOut";
}
