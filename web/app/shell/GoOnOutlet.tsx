import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { splitPath } from "#web/i18n/locale.ts";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import { useMostAwaited } from "#web/net/user/mostAwaited.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useStore } from "#web/ui/useStore.ts";

const GoOnPill = lazyPart(
  () => import("./GoOnPill.tsx"),
  ({ GoOnPill }) => GoOnPill,
);

/** Leads from every page with a header to the game that waits most, unless the page itself does. */
export function GoOnOutlet() {
  const game = useMostAwaited();
  const { rest } = splitPath(useLocation().pathname);
  const isOnFrontPage = useStore(ongoingGame, undefined) !== undefined && rest === "/";
  const isSaidByPage = isOnFrontPage || rest === "/games";
  const isInQueue = (useUserRoom()?.queue ?? null) !== null;
  const [hidden, hide] = useState<number>();
  if (game === undefined || game.gameID === hidden || isSaidByPage || isInQueue) return null;
  return (
    <Suspense>
      <GoOnPill key={game.gameID} game={game} onHide={() => hide(game.gameID)} />
    </Suspense>
  );
}
