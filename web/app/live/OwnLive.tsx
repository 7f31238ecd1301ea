import { lazy, Suspense, useEffect, useState } from "react";
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
  // A room that one's own says is left is watched until it has said itself what became of it: nobody knows whose line is faster.
  const [watched, watch] = useState<string>();
  if (waitingID !== null && waitingID !== watched) watch(waitingID);
  return (
    <>
      {watched && (
        <OwnRoomWatch
          key={watched}
          waitingID={watched}
          isLeft={waitingID === null}
          onOver={() => watch(undefined)}
        />
      )}
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
