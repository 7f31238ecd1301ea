/**
 * Where the player's own seat is drawn on the boards for 4 and for 6, clockwise from 0. On the board for 4, 0 is the
 * bottom right; on the board for 6, the bottom left. -1 leaves the board unrotated, seat 0 at the bottom.
 */
export type SeatPositions = [of4: number, of6: number];

export const unturned = -1;

const usual: SeatPositions = [1, 0];

/** @param stored whatever the browser has stored */
export function readSeatPositions(stored: unknown): SeatPositions {
  return isPositions(stored) ? stored : usual;
}

function isPositions(value: unknown): value is SeatPositions {
  if (!Array.isArray(value) || value.length !== 2) return false;
  return [3, 5].every(
    (last, at) => Number.isInteger(value[at]) && value[at] >= unturned && value[at] <= last,
  );
}
