import { useQuery } from "@tanstack/react-query";
import { useUsername } from "#web/net/account.ts";
import { lobby } from "#web/net/lobby/lobby.ts";
import { queries } from "#web/net/queries.ts";
import { tournamentTableQuery } from "../tournamentsQueries.ts";
import type { OverviewQuery } from "./overviewQuery.ts";

/** Whether a tournament that has not ended is one of the user's own, as far as the first page of the table tells. */
export function useIsOwn(): (id: number) => boolean {
  const { data } = useTournamentTable({ kind: null, span: "all", page: 1 }, useUsername() !== undefined);
  return (id) => data?.tournaments.some((one) => one.id === id && one.isOwn) ?? false;
}

/** A page of the table of tournaments, as the user sees it. @param isWanted whether to ask for it at all */
export function useTournamentTable(place: OverviewQuery, isWanted = true) {
  const username = useUsername();
  return useQuery({ ...tournamentTableQuery(place, username, lobby.ask), enabled: isWanted }, queries);
}
