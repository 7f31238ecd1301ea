import type { ApiCall } from "../call.ts";
import { playerQuery } from "../profiles.ts";
import * as ratings from "../ratings.ts";

/** Ratings of players and of fixed teams. */
export const ratingCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/profile/getPlayerRatings",
    about:
      "A player's ratings with their history, and those of the fixed teams that the player is in, as far as the player doesn't hide days or company.",
    caller: "anybody",
    query: playerQuery,
    answer: { schema: ratings.playerRatingsAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/getRatings",
    about: "The ratings of some players. Who has none is left out.",
    caller: "anybody",
    query: ratings.ratingsQuery,
    answer: { schema: ratings.ratingsAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/getRatingLeaderboard",
    about: "A part of the ranking of players or of fixed teams by rating, and a player's own place in it.",
    caller: "anybody",
    query: ratings.ratingLeaderboardQuery,
    answer: { schema: ratings.ratingLeaderboardAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/getGameRatings",
    about: "What an ended game did to the ratings of its players.",
    caller: "anybody",
    query: ratings.gameRatingsQuery,
    answer: { schema: ratings.gameRatingsAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "POST",
    path: "/moderation/ratedGames/{gameID}",
    about: "Annuls a rated game: it and all later ones are counted again without it.",
    caller: "moderator",
    params: ratings.ratedGame,
    body: ratings.annulBody,
    errors: ["not_found"],
  },
  {
    method: "DELETE",
    path: "/moderation/ratedGames/{gameID}",
    about: "Lets an annulled game count again.",
    caller: "moderator",
    params: ratings.ratedGame,
    body: ratings.annulBody,
    errors: ["not_found"],
  },
];
