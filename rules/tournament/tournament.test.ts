import { expect, test } from "vitest";
import type { Plan, Results } from "./format.ts";
import { presentTeams } from "./match.ts";
import { decide, dueMatches, isStillIn } from "./tournament.ts";

const four = { teams: 4, perMatch: 2, seed: 7 } as const;

/** The results after every match that is due has been won by its first team. */
function afterRound(plan: Plan, results: Results): Results {
  return dueMatches(plan, results).reduce((before, match) => {
    const teams = presentTeams(match);
    return decide(plan, before, match.id, { teams, ranking: teams, home: [8, 3] });
  }, results);
}

const stillIn = (plan: Plan, results: Results) =>
  [0, 1, 2, 3].filter((team) => isStillIn(plan, results, team)).length;

test("a team of a knockout is in as long as it has a match to play, in the match for third place too", () => {
  const plan: Plan = { kind: "knockout", ...four };
  const semiFinals = afterRound(plan, {});
  expect([{}, semiFinals, afterRound(plan, semiFinals)].map((results) => stillIn(plan, results))).toEqual([
    4, 4, 0,
  ]);
  const eight: Plan = { ...plan, teams: 8 };
  const first = afterRound(eight, {});
  const teams = Array.from({ length: 8 }, (_, team) => team);
  expect(teams.filter((team) => isStillIn(eight, first, team))).toHaveLength(4);
});

test("a team of a swiss tournament is in to the end, whatever of the next round is known", () => {
  const plan: Plan = { kind: "swiss", ...four };
  const [first] = dueMatches(plan, {});
  const teams = presentTeams(first);
  const begun = decide(plan, {}, first.id, { teams, ranking: teams, home: [8, 3] });
  const after = afterRound(plan, begun);
  expect([begun, after, afterRound(plan, after)].map((results) => stillIn(plan, results))).toEqual([4, 4, 0]);
});
