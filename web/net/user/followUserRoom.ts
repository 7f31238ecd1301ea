import { changeUsername, readAccount } from "../account.ts";
import { RoomClient } from "../room/RoomClient.ts";
import { onOtherSession, session } from "../session.ts";
import { applyModerationStatus } from "./applyModerationStatus.ts";
import { ownRoom } from "./ownRoom.ts";
import { reportVisibility } from "./reportVisibility.ts";
import { userRoom } from "./userRoom.ts";
import { userRoomConnection, userRoomState } from "./userRoomState.ts";

/** Keeps the room of the session's owner open, and `own` up to date. @returns the function that stops it */
export function followUserRoom(): () => void {
  let leave = enter();
  const unsubscribe = onOtherSession(() => {
    leave();
    leave = enter();
  });
  return () => {
    unsubscribe();
    leave();
  };
}

/** @returns the function that leaves and clears what the room said */
function enter(): () => void {
  if (!session.read()) return () => {};
  const room = new RoomClient(userRoom, "me");
  const unsubscribe = room.subscribe(() => {
    const { state, connection } = room.read();
    const before = userRoomState.read();
    userRoomConnection.write(connection);
    userRoomState.write(state);
    if (state?.moderationStatus !== before?.moderationStatus) applyModerationStatus(state?.moderationStatus);
    if (state !== undefined && state.name !== before?.name) changeUsername(state.name);
  });
  // Guests receive no notifications, so the server need not know where they look.
  const endTelling = readAccount() ? reportVisibility(room) : undefined;
  room.open();
  ownRoom.client = room;
  return () => {
    ownRoom.client = undefined;
    unsubscribe();
    endTelling?.();
    room.close();
    userRoomConnection.write(undefined);
    userRoomState.write(undefined);
  };
}
