import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BestTeamsAnswer, WinnersAnswer } from "#schema/api/rankings.ts";
import { answerOf, api } from "#web/net/api.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { datesOf, type LeadersQuery } from "./leadersQuery.ts";

/** Lines of a ranking on a page. */
export const linesOnPage = 10;

/** A page of the winners. @param username whose own place is wanted */
export function winnersQuery({ span, page }: LeadersQuery, username: string | undefined) {
  const query = { ...pageOf(page), ...datesOf(span, serverNow()), ...(username && { username }) };
  return queryOptions({
    queryKey: ["getWinnerLeaderboard", query],
    queryFn: () => answerOf<WinnersAnswer>(api.getWinnerLeaderboard.$get({ query })),
    placeholderData: keepPreviousData,
  });
}

/** A page of the best games of Team-Tac. */
export function bestTeamsQuery({ ranking, span, page }: LeadersQuery) {
  const nPlayers = ranking === "team6" ? "6" : "4";
  const query = { ...pageOf(page), ...datesOf(span, serverNow()), nPlayers };
  return queryOptions({
    queryKey: ["getCoopLeaderboard", query],
    queryFn: () => answerOf<BestTeamsAnswer>(api.getCoopLeaderboard.$get({ query })),
    placeholderData: keepPreviousData,
  });
}

function pageOf(page: number): { limit: string; offset: string } {
  return { limit: String(linesOnPage), offset: String((page - 1) * linesOnPage) };
}
