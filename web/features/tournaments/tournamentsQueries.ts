import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TournamentSeries } from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import type { LobbyProtocol } from "#schema/protocol/lobby.ts";
import type { AnswerData } from "#schema/protocol/protocol.ts";
import { ApiError, answerOf, api } from "#web/net/api.ts";
import type { lobby } from "#web/net/lobby/lobby.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import type { OverviewQuery } from "./overview/overviewQuery.ts";
import type { TournamentActions } from "./useTournamentActions.ts";

/** What the pages about tournaments ask the server and its rooms for. */

/** Rows of the table on a page. */
export const rowsOnPage = 20;

type Table = AnswerData<LobbyProtocol, "tournament:loadTable">;

/**
 * A page of the table of tournaments; the previous one stays until the next is loaded.
 * @param username the viewer: some rows are their own
 * @param ask the lobby, which the page of a tournament need not load
 */
export function tournamentTableQuery(
  { kind, span, page }: OverviewQuery,
  username: string | undefined,
  ask: (typeof lobby)["ask"],
) {
  const query = { first: (page - 1) * rowsOnPage, limit: rowsOnPage, filter: kind, span };
  return queryOptions({
    queryKey: ["tournament:loadTable", username, query],
    queryFn: async (): Promise<Table> => {
      const reply = await ask("tournament:loadTable", query, limits.roomAnswerMs);
      if (!reply.isDone) throw new ApiError(0, { code: reply.error });
      return reply.data;
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * The matches of a round that a large tournament does not send, again after each result.
 * @param round its index
 */
export function matchesOfRoundQuery(
  { id, rounds, standings }: TournamentState,
  round: number,
  ask: TournamentActions["ask"],
) {
  return queryOptions({
    queryKey: ["tournament:round", id, round, JSON.stringify(standings)],
    queryFn: async () => {
      const reply = await ask("tournament:round", { tournamentRound: round }, limits.roomAnswerMs);
      if (!reply.isDone) throw new Error(`the matches of round ${round}: ${reply.error}`);
      return reply.data.matches;
    },
    enabled: rounds[round].matches.length === 0,
    // A result changes a match or two: meanwhile the round stays as it was.
    placeholderData: (before, query) => {
      const [, ofTournament, ofRound] = query?.queryKey ?? [];
      return ofTournament === id && ofRound === round ? before : undefined;
    },
  });
}

/** The series of tournaments. */
export const tournamentSeriesQuery = queryOptions({
  queryKey: ["tournamentSeries"],
  queryFn: () => answerOf<TournamentSeries[]>(api.tournamentSeries.$get()),
});
