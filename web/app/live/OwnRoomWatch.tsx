import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { playSound } from "#web/game/sound/sounds.ts";
import { soundVolume } from "#web/game/sound/volume.ts";
import { useWaitingRoom } from "#web/net/waiting/waitingRooms.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useGoAlong } from "./useGoAlong.ts";

/** Keeps the own seat in a waiting room, on whatever page one is: says when it is full, and goes along into the game. */
export function OwnRoomWatch({ waitingID }: { waitingID: string }) {
  const { t } = useTranslation("waiting");
  const { state } = useWaitingRoom(waitingID);
  const isFull = state?.room.slots.every(({ kind }) => kind !== "empty");
  const wasFull = useRef(isFull);
  useGoAlong(state);

  useEffect(() => {
    if (isFull && wasFull.current === false) {
      playSound("full", soundVolume());
      showToast({ kind: "info", title: t("full.title"), text: t("full.text") });
    }
    wasFull.current = isFull;
  }, [isFull, t]);

  return null;
}
