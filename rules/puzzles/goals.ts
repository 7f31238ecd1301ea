import { type Ball, noBall } from "../board.ts";
import { narr, tac, teufel } from "../card.ts";
import { legalMoves } from "../legal.ts";
import { moveKind } from "../move.ts";
import { isBase } from "../place.ts";
import type { State } from "../state.ts";
import type { Seat, Variant } from "../variant.ts";
import { areMates, everySeat } from "../whose.ts";
import type { Goal } from "./puzzle.ts";
import { beginOfTurn, type Effort, endsOfTurn, type TurnNode } from "./turn.ts";

/** A goal in its position, ready to be judged. */
export interface Target {
  readonly goal: Goal;
  readonly seat: Seat;
  readonly turns: number;
  /** How many balls of the solver's team, in Team-Tac of all, are home at the start. */
  readonly home: number;
  /** The ball that has to be saved, or `noBall`. */
  readonly ball: Ball;
}

/** Fixes a goal in the position that its puzzle starts from. */
export function targetOf(goal: Goal, state: State, turns: number): Target {
  const { board, turn: seat } = state.table;
  const ball = goal.kind === "savePartner" ? board.at[goal.marble] : noBall;
  return { goal, seat, turns, home: ballsHome(state, seat), ball };
}

/** Whether the goal is reached at the end of the solver's last turn. */
export function isReached(target: Target, end: TurnNode, effort?: Effort): boolean {
  const { goal, seat, home } = target;
  switch (goal.kind) {
    case "bringHome":
    case "homeTogether":
      return ballsHome(end.state, seat) - home >= goal.count;
    case "knockOut":
      return end.knockedOut >= goal.count;
    case "winNow":
      return hasWon(end.state, seat);
    case "savePartner":
      return isSaved(target, end.state, effort);
    case "block":
      return canOnlyDiscard(end.state, seat);
  }
}

/**
 * Whether one more turn could reach the goal. Except with these cards, a turn brings one ball home at most; this saves
 * the search most of its second turns.
 */
export function isWithinReach({ goal, seat, home }: Target, state: State): boolean {
  if (goal.kind !== "homeTogether") return true;
  const hand = state.hands[state.table.turn];
  if (hand[7] + hand[tac] + hand[narr] + hand[teufel] > 0) return true;
  return ballsHome(state, seat) - home >= goal.count - 1;
}

/** How many balls of a seat's team, in Team-Tac of all seats, are home. */
export function ballsHome({ table: { board } }: State, seat: Seat): number {
  let count = 0;
  for (const mate of winnersWith(board.variant, seat)) count += board.homeCount[mate];
  return count;
}

/** The seats that win together with a seat, and itself. */
function winnersWith(variant: Variant, seat: Seat): readonly Seat[] {
  return variant.isTeamTac ? everySeat(variant) : variant.teams[variant.teamOf[seat]];
}

function hasWon({ table }: State, seat: Seat): boolean {
  const { variant, winner } = table;
  return table.phase === "over" && (variant.isTeamTac || winner === variant.teamOf[seat]);
}

function isSaved({ seat, ball }: Target, state: State, effort?: Effort): boolean {
  const { table } = state;
  if (isBase(table.board.places[ball])) return false;
  if (table.phase !== "play" || areMates(table.board, seat, table.turn)) return true;
  for (const reply of endsOfTurn(beginOfTurn(state), effort)) {
    if (isBase(reply.state.table.board.places[ball])) return false;
  }
  return true;
}

function canOnlyDiscard(state: State, seat: Seat): boolean {
  const { table } = state;
  if (table.phase !== "play" || areMates(table.board, seat, table.turn)) return false;
  return legalMoves(state).every((move) => moveKind(move) === "discard");
}
