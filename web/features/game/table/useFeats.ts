import { useEffect, useState } from "react";
import type { SeatFeat } from "#schema/protocol/feats.ts";
import type { AskGame } from "#web/net/game/askGame.ts";

const none: readonly SeatFeat[] = [];

/** The feats done in a game that has ended, by seat; `undefined` while loading, empty if unavailable. */
export function useFeats(ask: AskGame): readonly SeatFeat[] | undefined {
  const [found, setFound] = useState<readonly SeatFeat[]>();
  useEffect(() => {
    let isWanted = true;
    ask("game:getFeats", {}).then((reply) => {
      if (isWanted) setFound(reply.isDone ? reply.data.feats : none);
    });
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return found;
}
