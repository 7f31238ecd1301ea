import { useQuery } from "@tanstack/react-query";
import { queries } from "#web/net/queries.ts";
import type { TournamentMatch, TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { matchesOfRoundQuery } from "../tournamentsQueries.ts";
import type { TournamentActions } from "../useTournamentActions.ts";

/**
 * The matches of a round. Those that a large tournament does not send are fetched, and again after each result: until then
 * it is undefined.
 * @param round its index
 */
export function useMatchesOfRound(
  { tournament, actions }: { tournament: TournamentState; actions: TournamentActions },
  round: number,
): readonly TournamentMatch[] | undefined {
  const { matches } = tournament.rounds[round];
  const { data } = useQuery(matchesOfRoundQuery(tournament, round, actions.ask), queries);
  return matches.length > 0 ? matches : data;
}
