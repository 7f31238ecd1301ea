import { type SeatPositions, unturned } from "#web/preferences/seatPositions.ts";

/** The seat to draw at the bottom, so that `own` is at its position. */
export function bottomSeat(seats: 4 | 6, own: number, positions: SeatPositions): number {
  const chosen = seats === 4 ? positions[0] : positions[1];
  if (chosen === unturned) return 0;
  // The board for 6 counts from the base at the bottom right.
  const position = seats === 4 ? chosen : (chosen + 1) % seats;
  return (own - position + seats) % seats;
}
