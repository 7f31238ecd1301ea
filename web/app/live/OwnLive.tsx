import { lazy, Suspense, useEffect } from "react";
import { InvitationNotices } from "#web/features/waiting/invited/InvitationNotices.tsx";
import { useAccount } from "#web/net/account.ts";
import { followOwn } from "#web/net/user/followOwn.ts";
import { useOwn } from "#web/net/user/own.ts";
import { FriendNotices } from "./FriendNotices.tsx";
import { OwnRoomWatch } from "./OwnRoomWatch.tsx";
import { PlayerMenuPlace } from "./PlayerMenuPlace.tsx";
import { TurnToast } from "./TurnToast.tsx";
import { WarningPlace } from "./WarningPlace.tsx";

const PushWatch = lazy(async () => ({ default: (await import("./PushWatch.tsx")).PushWatch }));

/** What is live for who has a session: one's own room, the waiting room in which one sits, other players, and moderation. */
export function OwnLive() {
  useEffect(() => followOwn(), []);
  const account = useAccount();
  const waitingID = useOwn()?.waitingID;
  return (
    <>
      {waitingID && <OwnRoomWatch key={waitingID} waitingID={waitingID} />}
      <Suspense>
        <FriendNotices />
        {account && "serviceWorker" in navigator && <PushWatch key={account.id} />}
        <InvitationNotices />
      </Suspense>
      <TurnToast />
      <PlayerMenuPlace />
      <WarningPlace />
    </>
  );
}
