import { useState } from "react";
import type { CreateGameBody } from "#schema/api/games.ts";
import { beginGame } from "#web/net/games.ts";
import { isOnItsOwn } from "#web/offline/network.ts";
import { useSiteMap } from "#web/routing/siteMap.ts";
import { useGuardedNavigate } from "#web/routing/useGuardedNavigate.ts";

/** Whether this tab is starting a game: a double press may arrive before anything on the page shows the first one. */
let isUnderWay = false;

/**
 * Starts a game and opens it; only one, however often the button is pressed. `begin` resolves to the game's id, or to
 * nothing if no game was started.
 */
export function useBeginGame() {
  const { fetchPage } = useSiteMap();
  const beginLeading = useGuardedNavigate();
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<Error>();
  const begin = async (wish: CreateGameBody): Promise<number | undefined> => {
    if (isUnderWay) return undefined;
    isUnderWay = true;
    setBeginning(true);
    setError(undefined);
    // Load the page while the game is being created.
    fetchPage("/game");
    const leadOn = beginLeading();
    try {
      const gameID = await beginGame(wish);
      leadOn(`/game?gameID=${gameID}`);
      return gameID;
    } catch (cause) {
      if (isOnItsOwn()) leadOn("/offline");
      else setError(cause as Error);
      return undefined;
    } finally {
      isUnderWay = false;
      setBeginning(false);
    }
  };
  return { begin, isBeginning, error };
}
