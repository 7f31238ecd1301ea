import type { GameEvent } from "#rules/event.ts";
import { moveSeat } from "#rules/move.ts";
import { isBase } from "#rules/place.ts";
import { ballsHome } from "#rules/puzzles/goals.ts";
import { startOf } from "#rules/puzzles/position.ts";
import { areMates } from "#rules/whose.ts";
import type { Solving } from "./solving.ts";

/** Why a try has failed, as the key of a sentence in `puzzles:failed`, and how much of a goal with a number was reached. */
export interface Shortfall {
  readonly reason:
    | "home"
    | "knockedOut"
    | "notWon"
    | "tac"
    | "lostMarble"
    | "threatened"
    | "canPlay"
    | "nobodyBlocked"
    | "outOfReach";
  readonly count: number;
  readonly of: number;
}

/** What a failed try has not reached. */
export function shortfallOf({ puzzle, state, happened, moves }: Solving): Shortfall {
  const { goal, seat, turns } = puzzle;
  const { table } = state;
  const start = startOf(puzzle);
  switch (goal.kind) {
    case "bringHome":
    case "homeTogether": {
      const isCutShort = new Set(moves.map(moveSeat)).size < turns;
      const count = Math.max(0, ballsHome(state, seat) - ballsHome(start, seat));
      return { reason: isCutShort ? "outOfReach" : "home", count, of: goal.count };
    }
    case "knockOut": {
      const isOfOpponent = (event: GameEvent) =>
        event.type === "kicked" && !areMates(table.board, seat, event.seat);
      return { reason: "knockedOut", count: happened.flat().filter(isOfOpponent).length, of: goal.count };
    }
    case "winNow":
      return withoutNumbers(table.mustTac ? "tac" : "notWon");
    case "savePartner": {
      const marble = start.table.board.at[goal.marble];
      return withoutNumbers(isBase(table.board.places[marble]) ? "lostMarble" : "threatened");
    }
    case "block": {
      const isOpponent = table.phase === "play" && !areMates(table.board, seat, table.turn);
      return withoutNumbers(isOpponent ? "canPlay" : "nobodyBlocked");
    }
  }
}

function withoutNumbers(reason: Shortfall["reason"]): Shortfall {
  return { reason, count: 0, of: 0 };
}
