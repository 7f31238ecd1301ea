/** rules.md 7.2 and 9: the Engel moves a ball of the next seat. */

import { type Board, noBall } from "./board.ts";
import { ballsOutside, type Listing } from "./listing.ts";
import { listComingOut, listForward } from "./moving.ts";
import { seatAfter } from "./table.ts";
import type { Seat } from "./variant.ts";
import { everySeat, unfinishedOf } from "./whose.ts";

/** Adds all ways to use an Engel. */
export function listEngel(listing: Listing): void {
  for (const seats of seatsOfEngel(listing.board, listing.holder)) listForSeats(listing, seats);
}

/** One of the seats' base balls comes out; only if their bases are empty, one of their balls goes 1 or 13 forward. */
function listForSeats(listing: Listing, seats: readonly Seat[]): void {
  const { board } = listing;
  if (seats.some((seat) => board.ballInBase(seat) !== noBall)) {
    listComingOut(listing, seats);
    return;
  }
  const balls = ballsOutside(board, seats);
  listForward(listing, balls, 1);
  listForward(listing, balls, 13);
}

/** The seats among whose balls the player of an Engel may choose, in groups that are treated as one. */
function seatsOfEngel(board: Board, player: Seat): readonly (readonly Seat[])[] {
  const { variant } = board;
  const next = seatAfter(variant, player);
  const isPairFinished = unfinishedOf(board, variant.teams[variant.teamOf[player]]).length === 0;
  if (!(variant.isTeamTac && isPairFinished)) {
    if (!board.isFinished(next)) return [[next]];
    const mates = unfinishedOf(board, variant.teams[variant.teamOf[next]]);
    if (mates.length > 0 || !variant.isTeamTac) return [mates];
  }
  return unfinishedOf(board, everySeat(variant)).map((seat) => [seat]);
}
