import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { rememberGame } from "#web/net/ongoingGame.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";

/** Follows from a waiting room into its game, if the player sat in it. */
export function useFollowIntoGame(state: WaitingState | undefined): void {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const gameID = state?.you === null ? null : state?.gameID;
  // Only once: a player who leaves the game's page is not sent back.
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (gameID === undefined || gameID === null || gameID === last.current) return;
    last.current = gameID;
    rememberGame(gameID);
    const game = pathTo(`/game?gameID=${gameID}`);
    if (location.pathname + location.search !== game) navigate(game, { replace: true });
  }, [gameID, navigate, pathTo]);
}
