import { useEffect } from "react";
import { limits } from "#schema/limits.ts";
import { SharedRooms, useSharedRoom } from "../room/sharedRooms.ts";
import { takePart } from "./ownDraw.ts";
import { waitingRoom } from "./waitingRoom.ts";

const rooms = new SharedRooms(waitingRoom);

/** The waiting rooms, each shared by everything that shows or watches it. */
export function useWaitingRoom(waitingID: string) {
  const room = useSharedRoom(rooms, waitingID);
  const { state, ask } = room;
  useEffect(() => takePart(waitingID, state, ask), [waitingID, state, ask]);
  return room;
}

/** Sits down in a waiting room, from any page. */
export async function sitDownIn(waitingID: string) {
  const leave = rooms.enter(waitingID);
  const reply = await rooms.clientOf(waitingID).ask("waiting:joinGame", {}, limits.roomAnswerMs);
  leave();
  return reply;
}
