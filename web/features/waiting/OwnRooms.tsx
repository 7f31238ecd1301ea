import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { OwnInvitations } from "./invited/OwnInvitations.tsx";
import { OwnRoomNotice } from "./OwnRoomNotice.tsx";

/** The waiting rooms that the user can go to at once: the own one, and those with an invitation. */
export function OwnRooms() {
  const isInvited = (useUserRoom()?.invitations.length ?? 0) > 0;
  return (
    <>
      <OwnRoomNotice />
      {isInvited && <OwnInvitations />}
    </>
  );
}
