import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Plan, Results } from "./format.ts";
import { presentTeams } from "./match.ts";
import { defaultSwissRounds, maxSwissRounds } from "./swiss.ts";
import {
  firstWins,
  isOfAll,
  matchesOf,
  outcomes,
  picksOf,
  picture,
  places,
  playOut,
  seeds,
  story,
} from "./testSupport.ts";
import { checkPlan, correct, dueMatches, isOver, placements, roundsOf, standings } from "./tournament.ts";

const plans: fc.Arbitrary<Plan> = fc
  .record({
    teams: fc.integer({ min: 2, max: 17 }),
    seed: seeds,
    part: fc.nat(),
  })
  .map(({ teams, seed, part }) => ({
    kind: "swiss",
    perMatch: 2,
    teams,
    seed,
    rounds: part % 3 === 0 ? undefined : 1 + (part % maxSwissRounds(teams)),
  }));

const swiss = (teams: number, rounds?: number): Plan => ({
  kind: "swiss",
  teams,
  perMatch: 2,
  rounds,
  seed: 7,
});

describe("random swiss tournaments", () => {
  test("everybody plays every round or has a bye, meets nobody twice and has one bye at most", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, (plan, outcome, order) => {
        const results = playOut(plan, outcome, picksOf(order));
        expect(isOver(plan, results)).toBe(true);
        for (const { matches } of roundsOf(plan, results)) {
          expect(
            isOfAll(
              plan,
              matches.flatMap(({ teams }) => teams),
            ),
          ).toBe(true);
          expect(matches.filter(({ teams }) => teams.length === 1)).toHaveLength(plan.teams % 2);
        }
        const meetings = matchesOf(plan, results).map((match) => presentTeams(match).sort().join());
        expect(new Set(meetings).size).toBe(meetings.length);
        const placed = placements(plan, results).map(({ team }) => team);
        expect(isOfAll(plan, placed)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("the order in which matches end does not matter", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, seeds, (plan, outcome, order, other) => {
        const results = playOut(plan, outcome, picksOf(order));
        expect(story(plan, playOut(plan, outcome, picksOf(other)))).toBe(story(plan, results));
      }),
      { numRuns: 100 },
    );
  });

  test("corrections, round by round, lead to what would have come without mistakes", () => {
    fc.assert(
      fc.property(plans, outcomes, outcomes, seeds, (plan, outcome, mistaken, order) => {
        let results = playOut(plan, mistaken, picksOf(order));
        for (const { index } of roundsOf(plan, results)) {
          for (const match of roundsOf(plan, results)[index].matches) {
            if (match.teams.length > 1) results = correct(plan, results, match.id, outcome(match));
          }
        }
        expect(story(plan, results)).toBe(story(plan, playOut(plan, outcome, picksOf(order))));
      }),
      { numRuns: 100 },
    );
  });

  test("a round is paired when the one before is over", () => {
    const plan = swiss(7);
    expect(picture(plan, {})).toEqual([
      "number 1: A B, C D, E F, G",
      "number 2: ? ?, ? ?, ? ?, ?",
      "number 3: ? ?, ? ?, ? ?, ?",
    ]);
    expect(dueMatches(plan, {}).map(({ id }) => id)).toEqual(["0-0", "0-1", "0-2"]);
  });
});

describe("swiss tournaments on paper", () => {
  test("six teams: winners meet winners", () => {
    const plan = swiss(6);
    const results = playOut(plan, firstWins, picksOf(1));
    expect(picture(plan, results)).toEqual([
      "number 1: A B > A, C D > C, E F > E",
      "number 2: A C > A, E B > E, D F > D",
      "number 3: A E > A, C F > C, D B > D",
    ]);
    expect(places(plan, results)).toBe("A C E D B F");
  });

  test("five teams: the last without a bye has the next", () => {
    const plan = swiss(5);
    const results = playOut(plan, firstWins, picksOf(1));
    expect(picture(plan, results)).toEqual([
      "number 1: A B > A, C D > C, E",
      "number 2: E A > E, C B > C, D",
      "number 3: E C > E, D A > D, B",
    ]);
    expect(places(plan, results)).toBe("E C D A B");
    expect(standings(plan, results)!.map(({ points, buchholz }) => [points, buchholz])).toEqual([
      [3, 6],
      [2, 6],
      [2, 5],
      [1, 6],
      [1, 4],
    ]);
  });

  test("however winners are spread, every possible number of rounds can be paired", () => {
    for (const teams of [32, 31]) {
      const plan = swiss(teams, maxSwissRounds(teams));
      const met = matchesOf(plan, playRounds(plan)).map((match) => presentTeams(match).sort().join());
      expect(new Set(met).size).toBe(16 * 16);
    }
  });

  test("128 teams play seven rounds, each against somebody with as many points, so one team wins all", () => {
    const plan = swiss(128);
    const points = standings(plan, playRounds(plan))!.map((standing) => standing.points);
    const counts = Map.groupBy(points, (count) => count);
    expect([...counts.values()].map((teams) => teams.length)).toEqual([1, 7, 21, 35, 35, 21, 7, 1]);
  });

  test("there are as many rounds as a knockout has, unless the plan says otherwise", () => {
    expect([2, 3, 4, 5, 8, 9, 128].map(defaultSwissRounds)).toEqual([1, 2, 2, 3, 3, 4, 7]);
    for (let teams = 2; teams <= 128; teams++) {
      expect(defaultSwissRounds(teams)).toBeLessThanOrEqual(maxSwissRounds(teams));
    }
  });

  test("too many rounds, or three a match, is no plan", () => {
    expect(() => checkPlan(swiss(6, 4))).toThrow("6 teams play 1 to 3 rounds, not 4");
    expect(() => checkPlan(swiss(6, 0))).toThrow("not 0");
    expect(() => checkPlan({ ...swiss(6), perMatch: 3 })).toThrow("not 3");
    expect(() => checkPlan(swiss(6, 3))).not.toThrow();
  });
});

/** Results of all rounds, each decided at once. */
function playRounds(plan: Plan): Results {
  let results: Results = {};
  for (;;) {
    const due = dueMatches(plan, results);
    if (due.length === 0) return results;
    results = { ...results, ...Object.fromEntries(due.map((match) => [match.id, firstWins(match)])) };
  }
}
