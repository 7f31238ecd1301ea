import { useWaitingRoom } from "#web/net/waiting/waitingRooms.ts";

/** Has this browser take part in drawing the seed of a table's game, in the waiting room that becomes it. */
export function TakesPart({ waitingID }: { waitingID: string }) {
  useWaitingRoom(waitingID);
  return null;
}
