import type { ApiCall } from "../call.ts";
import * as rankings from "../rankings.ts";
import { funFactsAnswer, platformStatsAnswer } from "../siteFigures.ts";

/** Rankings, and figures about the site. */
export const rankingCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/getWinnerLeaderboard",
    about: "A part of the ranking by games won against others, and a player's own place in it.",
    caller: "anybody",
    query: rankings.winnersQuery,
    answer: { schema: rankings.winnersAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/getCoopLeaderboard",
    about: "A part of the ranking of Team-Tac at tables of 4 or 6: the games that took the fewest cards.",
    caller: "anybody",
    query: rankings.bestTeamsQuery,
    answer: { schema: rankings.bestTeamsAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/getHofData",
    about: "Whom the site thanks.",
    caller: "anybody",
    answer: { schema: rankings.hofAnswer },
    isConstant: true,
  },
  {
    method: "GET",
    path: "/getPlatformFunFacts",
    about: "Figures about all games and players, at most an hour old.",
    caller: "anybody",
    answer: { schema: funFactsAnswer },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/getPlatformStats",
    about: "The site's statistics by week, weekday and hour, at most an hour old.",
    caller: "anybody",
    answer: { schema: platformStatsAnswer },
    isLimited: true,
  },
];
