import { useState } from "react";
import type { CreateGameBody } from "#schema/api/games.ts";
import { fetchPage } from "#web/app/lazyPages.ts";
import { useLeadOn } from "#web/app/useLeadOn.ts";
import { beginGame } from "#web/net/games.ts";

/** Whether a game is being begun in this tab: the second press of two may come before anything shows the first. */
let isUnderWay = false;

/** Begins a game and goes there; one, however often that is pressed until it has begun. */
export function useBeginGame() {
  const beginLeading = useLeadOn();
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<Error>();
  const begin = async (wish: CreateGameBody): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    setBeginning(true);
    setError(undefined);
    // The page comes while the table is set.
    fetchPage("/game");
    const leadOn = beginLeading();
    try {
      leadOn(`/game?gameID=${await beginGame(wish)}`);
    } catch (cause) {
      setError(cause as Error);
    } finally {
      isUnderWay = false;
      setBeginning(false);
    }
  };
  return { begin, isBeginning, error };
}
