import type { CurrentTournament } from "#schema/tournament/lists.ts";
import type { Moment } from "../nextMoments.ts";
import { nextMoments } from "../nextMoments.ts";
import { plannedRoundNames } from "../plannedRounds.ts";

/** What comes next in a tournament of the list, which knows no matches. */
export function momentOf(tournament: CurrentTournament): Moment | undefined {
  const { status, form, signUpBegin, signUpDeadline, creationDates, begunRounds, nComplete } = tournament;
  const isDrawn = status === "signUpEnded" || status === "running";
  const names = plannedRoundNames({ form: isDrawn ? { ...form, nTeams: Math.max(2, nComplete) } : form });
  const rounds = names.map((name, at) => ({ name, begins: creationDates[at] ?? null, matches: [] }));
  const schedule = { signUpBegin, signUpDeadline, creationDates, minTeams: 2 };
  return nextMoments({ status, schedule, rounds, begunRounds, endedRounds: begunRounds }).at(0);
}
