import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { BestTeamsAnswer, WinnersAnswer } from "#schema/api/rankings.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { datesOf, type LeadersQuery } from "./leadersQuery.ts";

/** Lines of a ranking on a page. */
export const linesOnPage = 10;

/** A page of the winners. @param username whose own place is wanted */
export function useWinners({ span, page }: LeadersQuery, username: string | undefined, isWanted: boolean) {
  const query = { ...pageOf(page), ...datesOf(span, serverNow()), ...(username && { username }) };
  return useQuery(
    {
      queryKey: ["getWinnerLeaderboard", query],
      queryFn: () => answerOf<WinnersAnswer>(api.getWinnerLeaderboard.$get({ query })),
      placeholderData: keepPreviousData,
      enabled: isWanted,
    },
    queries,
  );
}

/** A page of the best games of Team-Tac. */
export function useBestTeams({ ranking, span, page }: LeadersQuery, isWanted: boolean) {
  const nPlayers = ranking === "team6" ? "6" : "4";
  const query = { ...pageOf(page), ...datesOf(span, serverNow()), nPlayers };
  return useQuery(
    {
      queryKey: ["getCoopLeaderboard", query],
      queryFn: () => answerOf<BestTeamsAnswer>(api.getCoopLeaderboard.$get({ query })),
      placeholderData: keepPreviousData,
      enabled: isWanted,
    },
    queries,
  );
}

function pageOf(page: number): { limit: string; offset: string } {
  return { limit: String(linesOnPage), offset: String((page - 1) * linesOnPage) };
}
