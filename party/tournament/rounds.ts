import type { Match, Placement, Plan, Results, Round } from "#rules/tournament/format.ts";
import { isDue, presentTeams } from "#rules/tournament/match.ts";
import { placements, roundsOf } from "#rules/tournament/tournament.ts";
import type { Identity } from "#schema/rooms.ts";
import { planFor } from "#schema/tournament/plan.ts";
import type { MatchPlay } from "./matchPlay.ts";
import type { Team, TournamentState } from "./state.ts";

/** What follows from the plan and the results: rounds, matches, and who plays in them. */

/** What was derived from a plan is known by the plan object. */
const plans = new WeakMap<readonly Team[], Plan>();

export function planOf({ form, teams, seed, leftOut }: TournamentState): Plan {
  const known = plans.get(teams);
  if (known?.leftOut === leftOut) return known;
  const plan = { ...planFor(form, teams.length, seed), leftOut };
  plans.set(teams, plan);
  return plan;
}

/** Pairing a large swiss tournament takes a while, so the rounds are derived once for each state of the results. */
const roundsByResults = new WeakMap<Results, { plan: Plan; rounds: readonly Round[] }>();

export function roundsIn(state: TournamentState): readonly Round[] {
  const plan = planOf(state);
  const known = roundsByResults.get(state.results);
  if (known?.plan === plan) return known.rounds;
  const rounds = roundsOf(plan, state.results);
  roundsByResults.set(state.results, { plan, rounds });
  return rounds;
}

/** Whether every match is decided. */
export function isOver(state: TournamentState): boolean {
  return roundsIn(state).every(({ matches }) => matches.every(({ winner }) => winner !== undefined));
}

export function placementsIn(state: TournamentState): Placement[] {
  return placements(planOf(state), state.results);
}

export function matchIn(state: TournamentState, matchID: string): Match | undefined {
  if (state.teams.length === 0) return undefined;
  return roundsIn(state)
    .flatMap(({ matches }) => matches)
    .find(({ id }) => id === matchID);
}

/** The players of these matches. */
export function playersOf({ teams }: TournamentState, ...matches: readonly Match[]): Identity[] {
  return [...new Set(matches.flatMap(presentTeams))].flatMap((team) => teams[team].players);
}

/** The match that is played in a game, and what became of it. */
export function matchOfGame(state: TournamentState, gameID: number): [string, MatchPlay] | undefined {
  return Object.entries(state.matches).find(([, play]) => play.gameID === gameID);
}

/** Whether a match has a game, or has asked for one, and no result. */
export function isRunning({ matches }: TournamentState, matchID: string): boolean {
  const play = matches[matchID];
  return play !== undefined && play.gameAskedAt !== null && play.decision === null;
}

/**
 * The matches whose game can begin now: their teams are known, and none of them has to play an earlier match first. A
 * public tournament plays only in the rounds that have begun.
 */
export function playableMatches(state: TournamentState): Match[] {
  const busy = new Set<number>();
  const due = roundsIn(state).flatMap(({ matches }) => matches.filter(isDue));
  return due.filter((match) => {
    const isFree = !presentTeams(match).some((team) => busy.has(team));
    for (const team of presentTeams(match)) busy.add(team);
    const hasBegun = state.schedule === null || match.round < state.begunRounds;
    return isFree && hasBegun && !isRunning(state, match.id);
  });
}
