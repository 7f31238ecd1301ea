import { useQuery } from "@tanstack/react-query";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { queries } from "#web/net/queries.ts";
import { answeredBy } from "./answeredBy.ts";

/**
 * Each player's statistics so far, fetched again when the game has ended; `undefined` while loading, `null` if
 * unavailable.
 */
export function useStatistics(
  { gameID, status }: GameState,
  ask: AskGame,
): readonly PlayerStatistics[] | null | undefined {
  const { data, isError } = useQuery(
    {
      // Only the end is worth another request: until then the current numbers will do.
      queryKey: ["game:getStatistics", gameID, status],
      queryFn: async () => (await answeredBy(ask("game:getStatistics", {}))).players,
      staleTime: Number.POSITIVE_INFINITY,
      // Who opens them again wants new ones.
      gcTime: 0,
      retry: false,
      networkMode: "always",
    },
    queries,
  );
  return isError ? null : data;
}
