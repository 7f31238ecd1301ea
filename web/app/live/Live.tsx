import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useIsChatShown } from "#web/chat/chatLayout.ts";
import { splitPath } from "#web/i18n/locale.ts";
import { areAwaited } from "#web/net/awaitedPeople.ts";
import { lobby, useLobby } from "#web/net/lobby/lobby.ts";
import { placementsOf } from "#web/net/lobby/winners.ts";
import { session } from "#web/net/session.ts";
import { useOfflineCopyWatch } from "#web/offline/useOfflineCopyWatch.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { placements } from "#web/ui/player/placements.ts";
import { useStore } from "#web/ui/useStore.ts";
import { ConnectionWatch } from "./ConnectionWatch.tsx";

const OwnLive = lazyPart(
  () => import("./OwnLive.tsx"),
  ({ OwnLive }) => OwnLive,
);

const ChatWatch = lazyPart(
  () => import("./chat/ChatWatch.tsx"),
  ({ ChatWatch }) => ChatWatch,
);

/** The live parts of every page: the lobby, and what concerns the owner of the session. */
export function Live() {
  const token = useStore(session)?.token;
  useEffect(() => {
    lobby.open();
    return () => lobby.close();
  }, []);
  useOfflineCopyWatch();
  usePlaying();
  useCrowns();
  useAwaited();
  const isShown = useIsChatShown();
  const { pathname, search } = useLocation();
  const { rest } = splitPath(pathname);
  const saysItself =
    rest === "/game" || rest.startsWith("/offline") || new URLSearchParams(search).has("waiting");
  return (
    <Suspense>
      {token !== undefined && <OwnLive />}
      {/* Who looks in for the first time may never talk, and is spared the sockets. */}
      {(token !== undefined || isShown) && <ChatWatch />}
      {!saysItself && <ConnectionWatch />}
    </Suspense>
  );
}

/** Tells the lobby after each connection whether a game is open here. */
function usePlaying(): void {
  const isPlaying = splitPath(useLocation().pathname).rest === "/game";
  const { phase } = useLobby().connection;
  useEffect(() => {
    if (phase === "open") void lobby.ask("info:playing", { isPlaying });
  }, [phase, isPlaying]);
}

/** Notes for the front page, which is there before the lobby, whether others wait for people to play with. */
function useAwaited(): void {
  const areSome = (useLobby().state?.queue.wishes.length ?? 0) > 0;
  useEffect(() => areAwaited.write(areSome), [areSome]);
}

/** Crowns the winners of the last public tournament wherever they are shown. */
function useCrowns(): void {
  const winners = useLobby().state?.winners;
  useEffect(() => {
    if (winners) placements.write(placementsOf(winners));
  }, [winners]);
}
