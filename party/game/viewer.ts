import type { Seat } from "#rules/index.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Viewer } from "../events.ts";
import { seatOf } from "./seats.ts";

const spectator: Viewer = "spectator";

/** The viewer that somebody is: their seat, or a spectator. */
export function viewerFor(owners: readonly SeatOwner[], identity: Identity | null): Viewer {
  const seat = seatOf(owners, identity);
  return seat === undefined ? spectator : viewerOfSeat(seat);
}

/** Whoever sits on this seat. */
export function viewerOfSeat(seat: Seat): Viewer {
  return `seat ${seat}`;
}

export function isSpectator(viewer: Viewer): boolean {
  return viewer === spectator;
}

/** The seat of a viewer; `null` for a spectator. */
export function seatOfViewer(viewer: Viewer): Seat | null {
  return isSpectator(viewer) ? null : Number(viewer.slice("seat ".length));
}
