import { describe, expect, test } from "vitest";
import type { Results } from "#rules/tournament/format.ts";
import { limits } from "#schema/limits.ts";
import { roundsIn } from "./rounds.ts";
import { roundsInSight } from "./sight.ts";
import { matchesOfRound, snapshotOf } from "./snapshot.ts";
import type { TournamentState } from "./state.ts";
import { aPublicTournament, player } from "./testSupport.ts";

/** A double round robin of so many pairs, of which so many rounds have been played, and one more has begun. */
function league(nTeams: number, played: number, more: Partial<TournamentState> = {}): TournamentState {
  const { state } = aPublicTournament();
  const drawn: TournamentState = {
    ...state,
    status: "running",
    form: { ...state.form, tournamentType: "roundRobin", nTeams, legs: 2 },
    schedule: null,
    teams: Array.from({ length: nTeams }, (_, team) => ({
      name: `Badgers ${team}`,
      players: [player(2 * team), player(2 * team + 1)],
    })),
    endedRounds: played,
    begunRounds: played + 1,
  };
  return { ...drawn, results: resultsOf(drawn, played), ...more };
}

/** Whoever stands first in a match of the first rounds has won it. */
function resultsOf(state: TournamentState, rounds: number): Results {
  const matches = roundsIn(state)
    .slice(0, rounds)
    .flatMap((round) => round.matches);
  return Object.fromEntries(
    matches.map(({ id, teams }) => {
      const meeting = teams.filter((team) => typeof team === "number");
      return [id, { teams: meeting, ranking: meeting, home: [4, 1] }];
    }),
  );
}

const shown = (state: TournamentState) => snapshotOf({ state, key: null, endedAt: null });
const sentRounds = (state: TournamentState) =>
  shown(state).rounds.flatMap(({ matches }, index) => (matches.length > 0 ? [index] : []));

describe("a tournament", () => {
  test("with few matches is sent whole", () => {
    expect(sentRounds(league(8, 5))).toEqual([...roundsIn(league(8, 5)).keys()]);
  });

  test("with thousands of matches is sent with the rounds that matter now, in a twentieth of its size", () => {
    const state = league(limits.tournamentTeams.to, 100);
    const snapshot = shown(state);
    expect(snapshot.rounds).toHaveLength(254);
    expect(sentRounds(state)).toEqual([99, 100, 101]);
    const rest = roundsIn(state).flatMap(({ index }) => matchesOfRound(state, index));
    expect(rest).toHaveLength(254 * 64);
    const bytes = JSON.stringify(snapshot).length;
    expect(bytes).toBeLessThan(JSON.stringify(rest).length / 20);
  });

  test("tells the matches of any round, and of none that there is not", () => {
    const state = league(limits.tournamentTeams.to, 3);
    expect(shown(state).rounds[1].matches).toEqual([]);
    expect(matchesOfRound(state, 1)).toHaveLength(64);
    const [match] = matchesOfRound(state, 1) ?? [];
    expect(match).toMatchObject({ id: "1-0", winner: match.teams[0] });
    expect(matchesOfRound(state, 254)).toBeUndefined();
    expect(matchesOfRound({ ...state, teams: [] }, 0)).toBeUndefined();
  });

  test("shows the next match of each team, and each that runs, however far they are apart", () => {
    const state = league(64, 10);
    const { "2-0": _, ...results } = state.results;
    expect([...roundsInSight({ ...state, results, endedRounds: 2 })].sort((a, b) => a - b)).toEqual([
      1, 2, 10, 11,
    ]);
    const running = { gameAskedAt: 1, decision: null } as TournamentState["matches"][string];
    expect(roundsInSight({ ...state, matches: { "40-0": running } }).has(40)).toBe(true);
    expect(roundsInSight(state).has(40)).toBe(false);
  });
});
