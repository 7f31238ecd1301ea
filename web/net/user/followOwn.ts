import { readAccount } from "../account.ts";
import { onOtherSession } from "../otherSession.ts";
import { RoomClient } from "../room/RoomClient.ts";
import { session } from "../session.ts";
import { own, ownLine } from "./own.ts";
import { ownRoom } from "./ownRoom.ts";
import { takeStanding } from "./takeStanding.ts";
import { tellAttention } from "./tellAttention.ts";
import { userRoom } from "./userRoom.ts";

/** Keeps the room of whoever has the session open, and `own` as it says. @returns ends that */
export function followOwn(): () => void {
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

/** @returns leaves again, and forgets what was said there */
function enter(): () => void {
  if (!session.read()) return () => {};
  const room = new RoomClient(userRoom, "me");
  const unsubscribe = room.subscribe(() => {
    const { state, connection } = room.read();
    const told = own.read()?.standing;
    ownLine.write(connection);
    own.write(state);
    if (state?.standing !== told) takeStanding(state?.standing);
  });
  // Guests are sent no notices, wherever they look.
  const endTelling = readAccount() ? tellAttention(room) : undefined;
  room.open();
  ownRoom.client = room;
  return () => {
    ownRoom.client = undefined;
    unsubscribe();
    endTelling?.();
    room.close();
    ownLine.write(undefined);
    own.write(undefined);
  };
}
