import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { isScheduleRight } from "#schema/tournament/schedule.ts";
import type { GameStarter, TournamentForm, TournamentSchedule } from "#schema/tournament.ts";
import { type Asker, invitersOnly, membersOnly } from "./asker.ts";
import type { TournamentState } from "./state.ts";

/** What every tournament is made of. `seed` is an integer from 0 up to, but not including, 2^32, that nobody can know. */
type New = { id: number; title: string; form: TournamentForm; seed: number; now: number };

/** A public tournament, or a refusal if its dates are wrong. Its sign-up begins at its date. */
export function createdPublic({
  schedule,
  ...rest
}: New & { schedule: TournamentSchedule }): TournamentState | { error: TournamentRefusal } {
  if (!isScheduleRight(rest.form, schedule)) return { error: "wrong_dates" };
  return { ...created(rest), status: "signUpWaiting", schedule };
}

/** A private tournament, which is planned by who has created it. */
export function createdPrivate({
  by,
  startsGames,
  ...rest
}: New & { by: Asker; startsGames: GameStarter }): TournamentState | { error: TournamentRefusal } {
  const refusal = membersOnly(by) ?? invitersOnly(by, rest.now);
  if (refusal) return refusal;
  return { ...created(rest), status: "planned", organizer: { admin: by.identity, startsGames } };
}

function created({ id, title, form, seed, now }: New): TournamentState {
  return {
    id,
    title,
    form,
    seed,
    createdAt: now,
    changedAt: now,
    v: 0,
    status: "planned",
    schedule: null,
    organizer: null,
    isShown: false,
    registerTeams: [],
    seekers: [],
    invited: [],
    teams: [],
    withdrawn: [],
    leaving: {},
    leftOut: {},
    results: {},
    matches: {},
    remindedRounds: 0,
    remindedTeams: [],
    begunRounds: 0,
    endedRounds: 0,
  };
}
