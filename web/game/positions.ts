import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";

/**
 * Where the own seat is drawn on a board of 4 and on one of 6. Clockwise from 0: of 4 the bottom right, of 6 the bottom
 * left; -1 leaves the board as it is, seat 0 at the bottom.
 */
export type SeatPositions = [of4: number, of6: number];

export const unturned = -1;

const storageKey = "TacSettingsDefaultPositions";
const usual: SeatPositions = [1, 0];

/** What this device has chosen; an account's choice goes before it. */
export const devicePositions = createStore<SeatPositions>(restore());

export function keepDevicePositions(positions: SeatPositions): void {
  deviceStorage.setItem(storageKey, JSON.stringify(positions));
  devicePositions.write(positions);
}

/** The seat to be drawn at the bottom, so that `own` is at its position. */
export function bottomSeat(seats: 4 | 6, own: number, positions: SeatPositions): number {
  const chosen = seats === 4 ? positions[0] : positions[1];
  if (chosen === unturned) return 0;
  // The board of 6 counts from the base at the bottom right.
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
