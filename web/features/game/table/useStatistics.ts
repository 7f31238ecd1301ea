import { useEffect, useState } from "react";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";

/**
 * Each player's statistics so far, fetched again when the game has ended; `undefined` while loading, `null` if
 * unavailable.
 */
export function useStatistics(
  { status }: GameState,
  ask: AskGame,
): readonly PlayerStatistics[] | null | undefined {
  const [found, setFound] = useState<readonly PlayerStatistics[] | null>();
  useEffect(() => {
    // Only the end is worth another request: until then the current numbers will do.
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
