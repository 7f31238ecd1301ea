import { isDue, presentTeams } from "#rules/tournament/match.ts";
import { limits } from "#schema/limits.ts";
import { isRunning, roundsIn } from "./rounds.ts";
import type { TournamentState } from "./state.ts";

/**
 * The rounds, by their index, whose matches everybody is sent: all of a small tournament. Of a large one those with a
 * running match or with the next one of a team, the one that has ended last, and the next one to begin. The matches of
 * any other are told to who asks for that round.
 */
export function roundsInSight(state: TournamentState): ReadonlySet<number> {
  const rounds = roundsIn(state);
  const matches = rounds.flatMap((round) => round.matches);
  if (matches.length <= limits.tournamentMatchesSent) return new Set(rounds.keys());
  const { begunRounds, endedRounds } = state;
  const inSight = new Set([endedRounds - 1, endedRounds, begunRounds]);
  const busy = new Set<number>();
  for (const match of matches.filter(isDue)) {
    const teams = presentTeams(match);
    const isNext = teams.some((team) => !busy.has(team));
    if (isNext || isRunning(state, match.id)) inSight.add(match.round);
    for (const team of teams) busy.add(team);
  }
  return inSight;
}
