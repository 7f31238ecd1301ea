import type { Board } from "./board.ts";
import { noTeam } from "./table.ts";
import type { Seat } from "./variant.ts";
import { everySeat } from "./whose.ts";

/**
 * rules.md 8.2 and 9: the team whose balls are all home, or `noTeam`. In Team-Tac it is 0 once all balls of all seats
 * are home. Whether the win stands is another question.
 */
export function teamAllHome(board: Board): number {
  const { variant } = board;
  if (variant.isTeamTac) return areAllFinished(board, everySeat(variant)) ? 0 : noTeam;
  for (let team = 0; team < variant.teams.length; team++) {
    if (areAllFinished(board, variant.teams[team])) return team;
  }
  return noTeam;
}

function areAllFinished(board: Board, seats: readonly Seat[]): boolean {
  for (const seat of seats) {
    if (!board.isFinished(seat)) return false;
  }
  return true;
}
