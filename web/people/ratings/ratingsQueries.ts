import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  GameRatingsAnswer,
  PlayerRatingsAnswer,
  RatedKind,
  RatingLeaderboardAnswer,
} from "#schema/api/ratings.ts";
import { ApiError, answerOf, api } from "#web/net/api.ts";

/** A player's ratings, and those of the fixed teams that the player is in. */
export function playerRatingsQuery(username: string) {
  return queryOptions({
    queryKey: ["getPlayerRatings", username.toLowerCase()],
    queryFn: () => answerOf<PlayerRatingsAnswer>(api.profile.getPlayerRatings.$get({ query: { username } })),
  });
}

/** A part of a ranking by rating: the page of the first line `offset`. @param username whose own place is wanted */
export function ratingLeaderboardQuery(
  {
    family,
    of,
    offset,
    limit,
  }: { family: RatedKind; of: "players" | "teams"; offset: number; limit: number },
  username: string | undefined,
) {
  const query = { family, of, offset: String(offset), limit: String(limit), ...(username && { username }) };
  return queryOptions({
    queryKey: ["getRatingLeaderboard", query],
    queryFn: () => answerOf<RatingLeaderboardAnswer>(api.getRatingLeaderboard.$get({ query })),
    placeholderData: keepPreviousData,
  });
}

/** How long a game that has just ended is asked about until it is rated, and how often. */
const asksMax = 20;
const askEveryMs = 1_500;

/** What an ended game did to the ratings of its players. Right after its end it is asked again until that is known. */
export function gameRatingsQuery(gameID: number) {
  return queryOptions({
    queryKey: ["getGameRatings", gameID],
    queryFn: () => ratingsOfGame(gameID),
    refetchInterval: ({ state }) =>
      state.data?.status === "pending" && state.dataUpdateCount < asksMax ? askEveryMs : false,
  });
}

async function ratingsOfGame(gameID: number): Promise<GameRatingsAnswer> {
  try {
    const query = { gameID: String(gameID) };
    return await answerOf<GameRatingsAnswer>(api.getGameRatings.$get({ query }));
  } catch (error) {
    // The game's room has not stored it yet.
    if (error instanceof ApiError && error.code === "not_found") return { status: "pending", seats: [] };
    throw error;
  }
}
