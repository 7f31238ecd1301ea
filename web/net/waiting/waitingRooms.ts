import { SharedRooms, useSharedRoom } from "../room/sharedRooms.ts";
import { waitingRoom } from "./waitingRoom.ts";

const rooms = new SharedRooms(waitingRoom);

/** A waiting room, shared by all that shows or watches it. */
export function useWaitingRoom(waitingID: string) {
  return useSharedRoom(rooms, waitingID);
}

export type AskWaiting = ReturnType<typeof rooms.clientOf>["ask"];
