import { useEffect, useSyncExternalStore } from "react";
import { onOtherSession } from "../otherSession.ts";
import { RoomClient } from "../room/RoomClient.ts";

import { waitingRoom } from "./waitingRoom.ts";

function newRoom(waitingID: string) {
  return new RoomClient(waitingRoom, waitingID);
}

type WaitingRoomClient = ReturnType<typeof newRoom>;
export type AskWaiting = WaitingRoomClient["ask"];

const rooms = new Map<string, { client: WaitingRoomClient; users: number }>();

/**
 * A waiting room, connected as long as anything shows or watches it: all share one socket. Whoever begins or ends a session
 * meanwhile comes again as the one they are then.
 */
export function useWaitingRoom(waitingID: string) {
  const { client } = roomOf(waitingID);
  useEffect(() => enter(waitingID), [waitingID]);
  return { ...useSyncExternalStore(client.subscribe, client.read), ask: client.ask };
}

function roomOf(waitingID: string) {
  const room = rooms.get(waitingID) ?? { client: newRoom(waitingID), users: 0 };
  rooms.set(waitingID, room);
  return room;
}

/** @returns leaves it again */
function enter(waitingID: string): () => void {
  const room = roomOf(waitingID);
  room.users += 1;
  if (room.users === 1) room.client.open();
  return () => {
    room.users -= 1;
    if (room.users === 0) room.client.close();
  };
}

onOtherSession(() => {
  for (const { client, users } of rooms.values()) if (users > 0) client.renew();
});
