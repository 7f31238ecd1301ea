import type { Board } from "./board.ts";
import { noSeat } from "./table.ts";
import type { Seat, Variant } from "./variant.ts";

const justThisSeat: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

/**
 * rules.md 8.1 and 9: the seats whose balls a seat may move: its own until it is finished, then those of its unfinished
 * mates; in Team-Tac, when the whole pair is finished, those of everybody who is not. Empty if there is nobody left.
 * `asFinished` is a seat that counts as finished, whatever the board says.
 */
export function movableSeats(board: Board, seat: Seat, asFinished: Seat = noSeat): readonly Seat[] {
  if (seat !== asFinished && !board.isFinished(seat)) return justThisSeat[seat];
  const { variant } = board;
  const mates = unfinishedOf(board, variant.teams[variant.teamOf[seat]], asFinished);
  if (mates.length > 0 || !variant.isTeamTac) return mates;
  return unfinishedOf(board, everySeat(variant), asFinished);
}

/** The unfinished ones of these seats. */
export function unfinishedOf(board: Board, seats: readonly Seat[], asFinished: Seat = noSeat): Seat[] {
  return seats.filter((seat) => seat !== asFinished && !board.isFinished(seat));
}

/** Whether two seats win together. */
export function areMates({ variant: { isTeamTac, teamOf } }: Board, seat: Seat, other: Seat): boolean {
  return isTeamTac || teamOf[seat] === teamOf[other];
}

/** All seats of a variant, in order. */
export function everySeat(variant: Variant): readonly Seat[] {
  return variant.seats === 4 ? fourSeats : sixSeats;
}

const fourSeats: readonly Seat[] = [0, 1, 2, 3];
const sixSeats: readonly Seat[] = [0, 1, 2, 3, 4, 5];
