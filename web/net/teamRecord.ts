import { useQuery } from "@tanstack/react-query";
import type { BestTeamsAnswer } from "#schema/api/rankings.ts";
import { answerOf, api } from "./api.ts";
import { queries } from "./queries.ts";

/**
 * The fewest cards that Team-Tac has ever taken at a table of this size; undefined until it is known, if there is no
 * such game yet, and without a size. Nobody needs it to play.
 */
export function useTeamRecord(size: 4 | 6 | undefined): number | undefined {
  const query = { nPlayers: String(size), limit: "1" };
  const { data } = useQuery(
    {
      queryKey: ["getCoopLeaderboard", query],
      queryFn: () => answerOf<BestTeamsAnswer>(api.getCoopLeaderboard.$get({ query })),
      enabled: size !== undefined,
    },
    queries,
  );
  return data?.count.at(0);
}
