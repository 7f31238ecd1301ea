import type { Seat } from "#rules/index.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Viewer } from "../events.ts";
import { seatOf } from "./seats.ts";

const onlooker: Viewer = "onlooker";

/** The viewer that somebody is: their seat, or a spectator. */
export function viewerFor(owners: readonly SeatOwner[], identity: Identity | null): Viewer {
  const seat = seatOf(owners, identity);
  return seat === undefined ? onlooker : `seat ${seat}`;
}

export function isOnlooker(viewer: Viewer): boolean {
  return viewer === onlooker;
}

/** The seat of a viewer; `null` for a spectator. */
export function seatOfViewer(viewer: Viewer): Seat | null {
  return isOnlooker(viewer) ? null : Number(viewer.slice("seat ".length));
}
