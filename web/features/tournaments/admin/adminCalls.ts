import type {
  ChangeTournamentSignUpSizeBody,
  CreateTournamentBody,
  ExchangeUserBody,
  TournamentSeriesBody,
} from "#schema/api/tournaments.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain } from "#web/net/queries.ts";
import { tournamentSeriesQuery } from "../tournamentsQueries.ts";

/** The calls of admins about public tournaments. All throw ApiError. */

/** Makes a tournament. @returns its id */
export async function createTournament(json: CreateTournamentBody): Promise<number> {
  return (await answerOf<{ id: number }>(api.createTournament.$post({ json }))).id;
}

export async function changeSize(json: ChangeTournamentSignUpSizeBody): Promise<void> {
  await answerOf(api.changeTournamentSignUpSize.$post({ json }));
}

export async function exchangePlayer(json: ExchangeUserBody): Promise<void> {
  await answerOf(api.exchangeUser.$post({ json }));
}

/** Makes a series or, with its id, changes it. */
export async function saveSeries(json: TournamentSeriesBody): Promise<void> {
  await answerOf(api.tournamentSeries.$post({ json }));
  await askAgain({ queryKey: tournamentSeriesQuery.queryKey });
}

export async function endSeries(id: number): Promise<void> {
  await answerOf(api.tournamentSeries.$delete({ json: { id } }));
  await askAgain({ queryKey: tournamentSeriesQuery.queryKey });
}
