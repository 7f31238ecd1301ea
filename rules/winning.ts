import type { Board } from "./board.ts";
import { noTeam } from "./table.ts";
import { everySeat, unfinishedOf } from "./whose.ts";

/**
 * rules.md 8.2 and 9: the team whose balls are all home, or `noTeam`. In Team-Tac it is 0 once all balls of all seats
 * are home. Whether the win stands is another question.
 */
export function teamAllHome(board: Board): number {
  const { variant } = board;
  if (variant.isTeamTac) return unfinishedOf(board, everySeat(variant)).length === 0 ? 0 : noTeam;
  return variant.teams.findIndex((team) => team.every((seat) => board.isFinished(seat)));
}
