import i18next from "i18next";
import { Suspense, useEffect, useState } from "react";
import { InvitationNotices } from "#web/features/waiting/invited/InvitationNotices.tsx";
import { useAccount } from "#web/net/account.ts";
import { followOwn } from "#web/net/user/followOwn.ts";
import { useOwn } from "#web/net/user/own.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { FriendNotices } from "./FriendNotices.tsx";
import { OwnRoomWatch } from "./OwnRoomWatch.tsx";
import { PlayerMenuPlace } from "./PlayerMenuPlace.tsx";
import { TurnToast } from "./TurnToast.tsx";
import { useTakingAlong } from "./useTakingAlong.ts";
import { WarningPlace } from "./WarningPlace.tsx";

const PushWatch = lazyPart(
  () => import("./PushWatch.tsx"),
  ({ PushWatch }) => PushWatch,
);

const TournamentToasts = lazyPart(fetchToasts, ({ TournamentToasts }) => TournamentToasts);

const QueueWatch = lazyPart(fetchQueue, ({ QueueWatch }) => QueueWatch);

/** Fetches the quick match and its texts together, so that a call can be read at once. */
async function fetchQueue() {
  const [queue] = await Promise.all([
    import("#web/features/quickMatch/QueueWatch.tsx"),
    i18next.loadNamespaces(["quickMatch", "landing"]),
  ]);
  return queue;
}

/** Fetches the toasts and their texts together: they are rare, and several arrive at once. */
async function fetchToasts() {
  const [toasts] = await Promise.all([
    import("./TournamentToasts.tsx"),
    i18next.loadNamespaces("tournamentToasts"),
  ]);
  return toasts;
}

/**
 * The live parts for the owner of a session: the own room, the waiting room with the own seat, other players, and
 * moderation.
 */
export function OwnLive() {
  useEffect(() => followOwn(), []);
  const account = useAccount();
  useTakingAlong(account?.id);
  const own = useOwn();
  const waitingID = own?.waitingID;
  // When the own room says that the player has left a waiting room, keep watching that room until it reports its end
  // itself: either message may arrive first.
  const [watched, watch] = useState<string>();
  if (waitingID !== null && waitingID !== watched) watch(waitingID);
  // It stays to say why the waiting is over.
  const [isInQueue, noteQueue] = useState(false);
  if (own?.queue && !isInQueue) noteQueue(true);
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
      <Suspense>
        {own && own.tournamentNews.length > 0 && <TournamentToasts news={own.tournamentNews} />}
      </Suspense>
      <Suspense>{isInQueue && <QueueWatch />}</Suspense>
      <TurnToast />
      <PlayerMenuPlace />
      <WarningPlace />
    </>
  );
}
