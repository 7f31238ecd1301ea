import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFollowIntoGame } from "#web/features/waiting/useFollowIntoGame.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { useWaitingRoom } from "#web/net/waiting/waitingRooms.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { useWaitingPaths } from "#web/routing/useWaitingPaths.ts";
import { closeToastsAbout, showToast } from "#web/ui/toasts.ts";

/**
 * Keeps the player's seat in a waiting room on every page, announces when the room is full (in the room's own page only by a
 * sound: it says so itself), and follows into the game.
 * @param props.isLeft whether the player's own room says that the seat is gone
 * @param props.onOver called once the waiting room has said so too
 */
export function OwnRoomWatch(props: { waitingID: string; isLeft: boolean; onOver: () => void }) {
  const { waitingID, isLeft, onOver } = props;
  const { t } = useTranslation("waiting");
  const { state, connection } = useWaitingRoom(waitingID);
  const isFull = state?.room.slots.every(({ kind }) => kind !== "empty" && kind !== "invited");
  const wasFull = useRef(isFull);
  const about = `full room ${waitingID}`;
  const isOnPage = useAddressQuery().get("waiting") === waitingID;
  const { pathOf } = useWaitingPaths();
  const navigate = useNavigate();
  useFollowIntoGame(state);

  useEffect(() => {
    if (isFull && wasFull.current === false) {
      playSound("full");
      const action = { text: t("rooms.toOwn"), act: () => navigate(pathOf(waitingID)) };
      if (!isOnPage) showToast({ kind: "info", title: t("full.title"), text: t("full.text"), about, action });
    }
    wasFull.current = isFull;
  }, [isFull, isOnPage, t, about, navigate, pathOf, waitingID]);

  const own = state?.you == null ? undefined : state.room.slots[state.you];
  const isReady = own !== undefined && "isReady" in own && own.isReady;
  // The toast has served its purpose in the room's page, when one is ready, the game begins, or the room is no longer full.
  const isDone = isOnPage || isFull === false || isReady || state?.gameID != null;
  useEffect(() => {
    if (isDone) closeToastsAbout(about);
  }, [isDone, about]);

  const isOver = connection.phase === "refused" || (state !== undefined && hasEnded(state));
  useEffect(() => {
    if (isLeft && isOver) onOver();
  }, [isLeft, isOver, onOver]);

  return null;
}

/** Whether there is no seat left to keep. */
function hasEnded({ you, gameID, closed }: WaitingState): boolean {
  return you === null || gameID !== null || closed !== undefined;
}
