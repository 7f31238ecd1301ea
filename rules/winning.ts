import type { Board } from "./board.ts";
import { noTeam, seatAfter } from "./table.ts";
import type { Seat } from "./variant.ts";
import { everySeat } from "./whose.ts";

/**
 * rules.md 8.2 and 9: the team whose balls are all home, or `noTeam`. In Team-Tac it is 0 once all balls of all seats
 * are home. Whether the win stands is another question.
 * A Tac that restores a win may bring a second team home too: then the player's own team has won, otherwise the one
 * whose seat comes next clockwise.
 */
export function teamAllHome(board: Board, player: Seat): number {
  const { variant } = board;
  if (variant.isTeamTac) return areAllFinished(board, everySeat(variant)) ? 0 : noTeam;
  // The teams sit in turn, so the first seats from the player on are one of each team.
  for (let steps = 0; steps < variant.teams.length; steps++) {
    const team = variant.teamOf[seatAfter(variant, player, steps)];
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
