import { useQuery } from "@tanstack/react-query";
import { limits } from "#schema/limits.ts";
import { queries } from "#web/net/queries.ts";
import type { TournamentMatch, TournamentState } from "#web/net/tournament/tournamentRoom.ts";
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
  const { id, rounds, standings } = tournament;
  const { matches } = rounds[round];
  const { data } = useQuery(
    {
      queryKey: ["tournament:round", id, round, JSON.stringify(standings)],
      queryFn: async () => {
        const reply = await actions.ask("tournament:round", { tournamentRound: round }, limits.roomAnswerMs);
        if (!reply.isDone) throw new Error(`the matches of round ${round}: ${reply.error}`);
        return reply.data.matches;
      },
      enabled: matches.length === 0,
      // A result changes a match or two: meanwhile the round stays as it was.
      placeholderData: (before, query) => {
        const [, ofTournament, ofRound] = query?.queryKey ?? [];
        return ofTournament === id && ofRound === round ? before : undefined;
      },
    },
    queries,
  );
  return matches.length > 0 ? matches : data;
}
