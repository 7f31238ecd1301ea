import { limits } from "#schema/limits.ts";
import type { WinnersOfTournament } from "#schema/rooms.ts";
import type { CurrentTournament } from "#schema/tournament/lists.ts";
import type { Kept } from "./keeping.ts";
import { completeTeams } from "./places.ts";
import { placedTeams } from "./play.ts";
import { isFinished, isPublic, type TournamentState } from "./state.ts";

/** The entry of a public tournament in the lobby; null once it has ended, and for a private one. */
export function currentOf(state: TournamentState): CurrentTournament | null {
  const { id, title, status, form, schedule, begunRounds, teams } = state;
  if (schedule === null || isFinished(state)) return null;
  const { signUpBegin, signUpDeadline, creationDates } = schedule;
  return {
    id,
    title,
    status,
    form,
    signUpBegin,
    signUpDeadline,
    creationDates: [...creationDates],
    begunRounds,
    nComplete: teams.length || completeTeams(state).length,
  };
}

/** The first teams of a public tournament; null before its end, and for a private one. */
export function winnersOf({ state, endedAt }: Kept): WinnersOfTournament | null {
  const { id, v, status, teams } = state;
  if (!isPublic(state) || status !== "ended" || endedAt === null) return null;
  const first = placedTeams(state).slice(0, limits.crownedTeams);
  return {
    tournamentID: id,
    endedAt,
    v,
    teams: first.map(({ team, place }) => ({ ...teams[team], placement: place })),
  };
}
