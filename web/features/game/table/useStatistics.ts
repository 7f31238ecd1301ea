import { useEffect, useState } from "react";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import type { AskGame } from "../askGame.ts";
import type { GameState } from "../gameRoom.ts";

/** What each player has done until now, anew when the game has ended; `undefined` until it is there, `null` where it can't be had. */
export function useStatistics(
  { status }: GameState,
  ask: AskGame,
): readonly PlayerStatistics[] | null | undefined {
  const [found, setFound] = useState<readonly PlayerStatistics[] | null>();
  useEffect(() => {
    // Only the end is worth asking anew: until then numbers of this moment will do.
    void status;
    let isWanted = true;
    ask("game:getStatistics", {}).then((reply) => {
      if (isWanted) setFound(reply.isDone ? reply.data.players : null);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, status]);
  return found;
}
