import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { playSound } from "#web/game/sound/sounds.ts";
import { rememberGame } from "#web/net/ongoingGame.ts";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Asked } from "./Asked.tsx";
import { AskingPill } from "./AskingPill.tsx";
import { Called } from "./Called.tsx";
import { Missed } from "./Missed.tsx";
import { Starting } from "./Starting.tsx";
import { TakesPart } from "./TakesPart.tsx";
import { useQueue } from "./useQueue.ts";
import { WaitingPill } from "./WaitingPill.tsx";

const QuickMatch = lazyPart(
  () => import("./QuickMatch.tsx"),
  ({ QuickMatch }) => QuickMatch,
);

/** Shows on every page that one waits for a table, calls one to it, and follows into the game. */
export function QueueWatch() {
  const status = useUserRoom()?.queue ?? null;
  const queue = useQueue();
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  useCallSound(status);
  useFollowing(status);
  return (
    <>
      {status?.state === "waiting" && (
        <WaitingPill status={status} queue={queue} onOpen={() => setDialog("open")} />
      )}
      {status?.state === "asking" && <AskingPill status={status} queue={queue} />}
      {status?.state === "asked" && <Asked key={status.partner} status={status} queue={queue} />}
      {status?.state === "missed" && <Missed status={status} queue={queue} />}
      {status?.state === "called" && <Called key={status.callID} status={status} queue={queue} />}
      {status?.state === "starting" && <Starting status={status} />}
      {(status?.state === "starting" || status?.state === "begun") && (
        <TakesPart key={status.waitingID} waitingID={status.waitingID} />
      )}
      {dialog !== "unused" && (
        <Suspense>
          <QuickMatch
            isOpen={dialog === "open" && status?.state === "waiting"}
            onClose={() => setDialog("closed")}
          />
        </Suspense>
      )}
    </>
  );
}

/** A call is heard, once. */
function useCallSound(status: QueueStatus | null): void {
  const callID = status?.state === "called" ? status.callID : undefined;
  useEffect(() => {
    if (callID !== undefined) playSound("full");
  }, [callID]);
}

/** Follows into the game as soon as it has begun; only once, so that whoever leaves its page is not sent back. */
function useFollowing(status: QueueStatus | null): void {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const gameID = status?.state === "begun" ? status.gameID : undefined;
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (gameID === undefined || gameID === last.current) return;
    last.current = gameID;
    rememberGame(gameID);
    const game = pathTo(`/game?gameID=${gameID}`);
    if (location.pathname + location.search !== game) void navigate(game);
  }, [gameID, navigate, pathTo]);
}
