import type { Plan } from "#rules/tournament/format.ts";
import { maxSwissRounds } from "#rules/tournament/swiss.ts";
import type { TournamentForm } from "../tournament.ts";

/** How a form with this number of teams is played. `seed` is what the draw follows from (`Plan`). */
export function planFor(form: TournamentForm, teams: number, seed: number): Plan {
  const { tournamentType, teamsPerMatch, legs, rounds } = form;
  const plan: Plan = { kind: tournamentType, teams, perMatch: teamsPerMatch, seed, legs };
  return rounds === null ? plan : { ...plan, rounds: Math.min(rounds, maxSwissRounds(teams)) };
}
