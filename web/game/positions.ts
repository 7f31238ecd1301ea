import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";

/**
 * Where the player's own seat is drawn on the boards for 4 and for 6, clockwise from 0. On the board for 4, 0 is the
 * bottom right; on the board for 6, the bottom left. -1 leaves the board unrotated, seat 0 at the bottom.
 */
export type SeatPositions = [of4: number, of6: number];

export const unturned = -1;

const storageKey = "TacSettingsDefaultPositions";
const usual: SeatPositions = [1, 0];

/** The choice of this device. An account's choice takes precedence. */
export const devicePositions = createStore<SeatPositions>(restore());

export function keepDevicePositions(positions: SeatPositions): void {
  deviceStorage.setItem(storageKey, JSON.stringify(positions));
  devicePositions.write(positions);
}

/** The seat to draw at the bottom, so that `own` is at its position. */
export function bottomSeat(seats: 4 | 6, own: number, positions: SeatPositions): number {
  const chosen = seats === 4 ? positions[0] : positions[1];
  if (chosen === unturned) return 0;
  // The board for 6 counts from the base at the bottom right.
  const position = seats === 4 ? chosen : (chosen + 1) % seats;
  return (own - position + seats) % seats;
}

function restore(): SeatPositions {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(storageKey) ?? "null");
    return isPositions(stored) ? stored : usual;
  } catch {
    return usual;
  }
}

function isPositions(value: unknown): value is SeatPositions {
  if (!Array.isArray(value) || value.length !== 2) return false;
  return [3, 5].every(
    (last, at) => Number.isInteger(value[at]) && value[at] >= unturned && value[at] <= last,
  );
}
