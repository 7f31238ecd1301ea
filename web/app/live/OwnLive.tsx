import { useEffect } from "react";
import { followOwn } from "#web/net/user/followOwn.ts";
import { useOwn } from "#web/net/user/own.ts";
import { OwnRoomWatch } from "./OwnRoomWatch.tsx";

/** What is live for who has a session: one's own room, and the waiting room in which one sits. */
export function OwnLive() {
  useEffect(() => followOwn(), []);
  const waitingID = useOwn()?.waitingID;
  return waitingID ? <OwnRoomWatch key={waitingID} waitingID={waitingID} /> : null;
}
