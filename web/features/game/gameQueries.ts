import { queryOptions } from "@tanstack/react-query";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { answeredBy } from "./table/answeredBy.ts";

/** What the page of a game asks the room for. Its client repeats requests itself: these are not retried, nor held back offline. */

/** The feats done in a game that has ended, by seat. */
export function gameFeatsQuery(gameID: number, ask: AskGame) {
  return queryOptions({
    queryKey: ["game:getFeats", gameID],
    queryFn: async () => (await answeredBy(ask("game:getFeats", {}))).feats,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });
}

/** Each player's statistics so far, fetched again when the game has ended. */
export function gameStatisticsQuery({ gameID, status }: GameState, ask: AskGame) {
  return queryOptions({
    // Only the end is worth another request: until then the current numbers will do.
    queryKey: ["game:getStatistics", gameID, status],
    queryFn: async () => (await answeredBy(ask("game:getStatistics", {}))).players,
    staleTime: Number.POSITIVE_INFINITY,
    // Who opens them again wants new ones.
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });
}
