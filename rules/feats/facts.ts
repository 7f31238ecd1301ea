/** What several feats ask about a card. */

import type { Board } from "../board.ts";
import { legalMoves } from "../legal.ts";
import { moveKind } from "../move.ts";
import type { State } from "../state.ts";
import { copyTable } from "../table.ts";
import type { Seat, Variant } from "../variant.ts";
import { areMates } from "../whose.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Whether the card knocked out a mate's ball: what harms the partner is no feat. */
export function harmsMate({ board, seat, kicks }: PlayedCard): boolean {
  return kicks.some((kick) => kick.seat !== seat && areMates(board, seat, kick.seat));
}

/** Whether the game ended with this card, and its player has won. */
export function isWinning({ seat, after: { table } }: PlayedCard): boolean {
  return table.phase === "over" && hasWon(table.variant, table.winner, seat);
}

/** Whether a seat belongs to the winning team; in Team-Tac everybody does. */
export function hasWon({ isTeamTac, teamOf }: Variant, winner: number, seat: Seat): boolean {
  return isTeamTac || teamOf[seat] === winner;
}

/** The balls at home of each team. */
export function ballsHome({ variant, homeCount }: Board): number[] {
  return variant.teams.map((seats) => seats.reduce((sum, seat) => sum + homeCount[seat], 0));
}

/** Whether a seat could play one of its cards if it had the turn now, not counting a discard. */
export function canPlay(state: State, seat: Seat): boolean {
  const table = { ...copyTable(state.table), turn: seat, holder: seat, mustSkip: false, mustTac: false };
  const moves = legalMoves({ ...state, table });
  return moves.some((move) => moveKind(move) !== "discard");
}
