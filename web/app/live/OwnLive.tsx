import i18next from "i18next";
import { Suspense, useEffect, useState } from "react";
import { useAccount } from "#web/net/account.ts";
import { followUserRoom } from "#web/net/user/followUserRoom.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { OwnRoomWatch } from "./OwnRoomWatch.tsx";
import { PlayerMenuOutlet } from "./PlayerMenuOutlet.tsx";
import { useMigrateGuestProgress } from "./useMigrateGuestProgress.ts";
import { WarningOutlet } from "./WarningOutlet.tsx";

const PushWatch = lazyPart(
  () => import("./PushWatch.tsx"),
  ({ PushWatch }) => PushWatch,
);

const Notices = lazyPart(
  () => import("./notices/Notices.tsx"),
  ({ Notices }) => Notices,
);

const QueueWatch = lazyPart(fetchQueue, ({ QueueWatch }) => QueueWatch);

/** Fetches the quick match and its texts together, so that a call can be read at once. */
async function fetchQueue() {
  const [queue] = await Promise.all([
    import("#web/features/quickMatch/QueueWatch.tsx"),
    i18next.loadNamespaces(["quickMatch", "landing"]),
  ]);
  return queue;
}

/**
 * The live parts for the owner of a session: the own room, the waiting room with the own seat, other players, and
 * moderation.
 */
export function OwnLive() {
  useEffect(() => followUserRoom(), []);
  const account = useAccount();
  useMigrateGuestProgress(account?.id);
  const own = useUserRoom();
  const waitingID = own?.waitingID;
  // When the own room says that the player has left a waiting room, keep watching that room until it reports its end
  // itself: either message may arrive first.
  const [watched, watch] = useState<string>();
  if (waitingID !== null && waitingID !== watched) watch(waitingID);
  // Once it is there, it stays for the next time.
  const [isInQueue, noteQueue] = useState(false);
  if (own?.queue && !isInQueue) noteQueue(true);
  // They and their texts are loaded with the first one; some last.
  const [areNoticesUsed, noteNotices] = useState(false);
  if (!areNoticesUsed && own && own.news.length + own.invitations.length > 0) noteNotices(true);
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
      <Suspense>{account && "serviceWorker" in navigator && <PushWatch key={account.id} />}</Suspense>
      <Suspense>{own && areNoticesUsed && <Notices own={own} />}</Suspense>
      <Suspense>{isInQueue && <QueueWatch />}</Suspense>
      <PlayerMenuOutlet />
      <WarningOutlet />
    </>
  );
}
