import { roundsOf } from "#rules/tournament/tournament.ts";
import { planFor } from "#schema/tournament/plan.ts";
import type { TournamentRound, TournamentState } from "#web/net/tournament/tournamentRoom.ts";

/** The names of the rounds that are played or, before the teams are known, of those of a full tournament. */
export function plannedRoundNames({
  form,
  rounds = [],
}: Pick<TournamentState, "form"> & Partial<Pick<TournamentState, "rounds">>) {
  const known: readonly Pick<TournamentRound, "name">[] =
    rounds.length > 0 ? rounds : roundsOf(planFor(form, form.nTeams, 0), {});
  return known.map(({ name }) => name);
}
