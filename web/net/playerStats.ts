import { useQuery } from "@tanstack/react-query";
import type { PlayerStatsAnswer } from "#schema/api/profiles.ts";
import { answerOf, api } from "./api.ts";
import { queries } from "./queries.ts";

/** What a player's games come to. */
export type PlayerStats = PlayerStatsAnswer;

/** A player's profile. @param isWanted whether to ask for it at all */
export function usePlayerStats(username: string, isWanted = true) {
  return useQuery(
    {
      queryKey: ["getPlayerStats", username.toLowerCase()],
      queryFn: () => answerOf<PlayerStats>(api.profile.getPlayerStats.$get({ query: { username } })),
      enabled: isWanted,
    },
    queries,
  );
}
