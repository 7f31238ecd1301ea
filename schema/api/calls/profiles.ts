import type { ApiCall } from "../call.ts";
import * as profiles from "../profiles.ts";

/** What anybody may see of a player. */
export const profileCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/profile/getPlayerStats",
    about:
      "A player's profile: results, seven axes from 0 to 100, cards, runs, with whom. What can't be said is null, with a reason.",
    caller: "anybody",
    query: profiles.playerQuery,
    answer: { schema: profiles.playerStatsAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/profile/userTournamentParticipations",
    about: "The public tournaments that a player has played to their end, the latest first.",
    caller: "anybody",
    query: profiles.playerQuery,
    answer: { schema: profiles.participationsAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/profile/getPlayerGames",
    about:
      "A page of a player's games, the newest first, and how many there are in all; filtered if wished. Only the player gets those that run: a private one is in no list. For all others the list is empty if the player hides days or company.",
    caller: "anybody",
    query: profiles.playerGamesQuery,
    answer: { schema: profiles.playerGamesAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/profile/getPlayerFeats",
    about:
      "The feats that a player has done: how often, the hardest level, and the last game and move, unless the player hides days or company.",
    caller: "anybody",
    query: profiles.playerQuery,
    answer: { schema: profiles.playerFeatsAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
  {
    method: "GET",
    path: "/profile/getPlayerFriends",
    about:
      "A player's friends, since when, and how many games they have played with each other, unless the player hides the company.",
    caller: "anybody",
    query: profiles.playerQuery,
    answer: { schema: profiles.playerFriendsAnswer },
    isLimited: true,
    errors: ["not_found"],
  },
];
