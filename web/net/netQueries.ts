import { queryOptions } from "@tanstack/react-query";
import type { BestTeamsAnswer } from "#schema/api/rankings.ts";
import type { RatingsAnswer } from "#schema/api/ratings.ts";
import type { FunFactsAnswer } from "#schema/api/siteFigures.ts";
import type { SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { answerOf, api } from "./api.ts";
import type { PlayerStats } from "./playerStats.ts";

/** What several features ask the server for. */

/** Figures about all games and players. */
export const funFactsQuery = queryOptions({
  queryKey: ["getPlatformFunFacts"],
  queryFn: () => answerOf<FunFactsAnswer>(api.getPlatformFunFacts.$get()),
});

/** The user's own subscription; only users with an account have one. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription", "get"],
  queryFn: () => answerOf<SubscriptionAnswer>(api.subscription.get.$get()),
  staleTime: 0,
});

/** A player's profile. */
export function playerStatsQuery(username: string) {
  return queryOptions({
    queryKey: ["getPlayerStats", username.toLowerCase()],
    queryFn: () => answerOf<PlayerStats>(api.profile.getPlayerStats.$get({ query: { username } })),
  });
}

/** The ratings of these players in all kinds of games. @param names may be empty; they count by their contents */
export function ratingsQuery(names: readonly string[]) {
  const usernames = names.join(",");
  return queryOptions({
    queryKey: ["getRatings", usernames],
    queryFn: () => answerOf<RatingsAnswer>(api.getRatings.$get({ query: { usernames } })),
    enabled: usernames !== "",
  });
}

/** The best game of Team-Tac at a table of this size; none is asked for without a size. */
export function teamRecordQuery(size: 4 | 6 | undefined) {
  const query = { nPlayers: String(size), limit: "1" };
  return queryOptions({
    queryKey: ["getCoopLeaderboard", query],
    queryFn: () => answerOf<BestTeamsAnswer>(api.getCoopLeaderboard.$get({ query })),
    enabled: size !== undefined,
  });
}
