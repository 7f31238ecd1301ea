/** A second search for the tests of puzzles, written from docs/puzzles.md: slower, plainer, and sharing only the rules. */

import { formatBalls } from "../balls.ts";
import type { GameEvent } from "../event.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move } from "../move.ts";
import { isBase } from "../place.ts";
import { copyState, type State } from "../state.ts";
import { playedOn } from "../testSupport.ts";
import type { Seat } from "../variant.ts";
import { startOf } from "./position.ts";
import type { Puzzle } from "./puzzle.ts";

/** An attempt at a puzzle: the state, the turns that are not finished, and what the current one has knocked out. */
export interface Trial {
  readonly state: State;
  readonly turnsLeft: number;
  readonly knockedOut: number;
}

/** Tells which attempts at a puzzle can still succeed, by trying every move. */
export class Trials {
  readonly #puzzle: Puzzle;
  readonly #start: State;
  readonly #known = new Map<string, boolean>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#start = startOf(puzzle);
  }

  begin(turns = this.#puzzle.turns): Trial {
    return { state: copyState(this.#start), turnsLeft: turns, knockedOut: 0 };
  }

  after({ state, turnsLeft, knockedOut }: Trial, move: Move): Trial {
    const { next, happened } = playedOn(state, move);
    const kicked = happened.filter((event) => event.type === "kicked" && !this.#isMate(event.seat));
    return {
      state: next,
      turnsLeft: isTurnOver(state, next, happened) ? turnsLeft - 1 : turnsLeft,
      knockedOut: knockedOut + kicked.length,
    };
  }

  canSucceed(trial: Trial): boolean {
    if (trial.turnsLeft === 0) return this.#isReached(trial);
    const key = this.#keyOf(trial);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const can = legalMoves(trial.state).some((move) => this.canSucceed(this.after(trial, move)));
    this.#known.set(key, can);
    return can;
  }

  #keyOf({ state, turnsLeft, knockedOut }: Trial): string {
    const { table, hands } = state;
    const { seven, turn, holder, mustSkip, mustTac, last, before } = table;
    const numbers = [turnsLeft, knockedOut, seven.left, seven.seat, turn, holder, mustSkip, mustTac, last];
    return [numbers, table.board.places, table.board.fresh, formatBalls(before), hands].join(" ");
  }

  #isReached({ state, knockedOut }: Trial): boolean {
    const { goal } = this.#puzzle;
    switch (goal.kind) {
      case "bringHome":
      case "homeTogether":
        return this.#marblesHome(state) - this.#marblesHome(this.#start) >= goal.count;
      case "knockOut":
        return knockedOut >= goal.count;
      case "winNow":
        return state.table.phase === "over" && this.#isMate(winnerOf(state));
      case "savePartner": {
        const ball = this.#start.table.board.at[goal.marble];
        return !isOut(state, ball) && !this.#canOpponentKnockOut(state, ball, false);
      }
      case "block": {
        const { phase, turn } = state.table;
        const moves = legalMoves(state).map(formatMove);
        return phase === "play" && !this.#isMate(turn) && moves.every((move) => move.includes("discard"));
      }
    }
  }

  /** Whether the opponent whose turn it is, if it is one, can put the ball into its base. */
  #canOpponentKnockOut(state: State, ball: number, hasBegun: boolean, seen = new Set<string>()): boolean {
    if (!hasBegun && (state.table.phase !== "play" || this.#isMate(state.table.turn))) return false;
    return legalMoves(state).some((move) => {
      const { next, happened } = playedOn(state, move);
      if (isTurnOver(state, next, happened)) return isOut(next, ball);
      const key = this.#keyOf({ state: next, turnsLeft: 0, knockedOut: 0 });
      if (seen.has(key)) return false;
      seen.add(key);
      return this.#canOpponentKnockOut(next, ball, true, seen);
    });
  }

  #isMate(seat: Seat): boolean {
    const { isTeamTac, teamOf } = this.#start.table.variant;
    return isTeamTac || teamOf[seat] === teamOf[this.#puzzle.seat];
  }

  /** Counted in the position as notation writes it. */
  #marblesHome({ table }: State): number {
    const mates = formatBalls(table.board)
      .split("/")
      .filter((_, seat) => this.#isMate(seat));
    return mates.join().split("h").length - 1;
  }
}

/** Whether the game is over, the next turn has begun, or another seat goes on as the devil of the one after it. */
function isTurnOver(before: State, { table }: State, happened: readonly GameEvent[]): boolean {
  const isOthers = table.turn !== before.table.turn;
  return table.phase !== "play" || isOthers || happened.some(({ type }) => type === "turn");
}

function winnerOf({ table: { variant, winner } }: State): Seat {
  return variant.teams[winner][0];
}

function isOut({ table }: State, ball: number): boolean {
  return isBase(table.board.places[ball]);
}
