import { useState } from "react";
import type { CreateGameBody } from "#schema/api/games.ts";
import { useSiteMap } from "#web/app/siteMap.ts";
import { useLeadOn } from "#web/app/useLeadOn.ts";
import { beginGame } from "#web/net/games.ts";

/** Whether this tab is starting a game: a double press may arrive before anything on the page shows the first one. */
let isUnderWay = false;

/** Starts a game and opens it; only one, however often the button is pressed. */
export function useBeginGame() {
  const { fetchPage } = useSiteMap();
  const beginLeading = useLeadOn();
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<Error>();
  const begin = async (wish: CreateGameBody): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    setBeginning(true);
    setError(undefined);
    // Load the page while the game is being created.
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
