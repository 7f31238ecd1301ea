import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { draw } from "./draw.ts";
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

/** Some teams withdraw, in any of the rounds: hardly any, or nearly all. */
const leavings = fc
  .tuple(seeds, fc.constantFrom(1, 3, 20))
  .map(([seed, rest]) => ({ teams, rounds = defaultSwissRounds(teams) }: Plan): Record<number, number> => {
    const pick = picksOf(seed);
    const leaving = [...Array(teams).keys()].filter(() => pick(rest + 1) === 0);
    return Object.fromEntries(leaving.map((team) => [team, 1 + pick(rounds)]));
  });

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
      { numRuns: runs(60) },
    );
  });

  test("teams that withdraw are in no later round; the others play on, without rematches while enough are left", () => {
    fc.assert(
      fc.property(plans, leavings, outcomes, seeds, (drawn, leave, outcome, order) => {
        const plan = { ...drawn, leftOut: leave(drawn) };
        const results = playOut(plan, outcome, picksOf(order));
        expect(isOver(plan, results)).toBe(true);
        const met = new Set<string>();
        for (const { index, matches } of roundsOf(plan, results)) {
          const teams = matches.flatMap((match) => match.teams);
          const present = [...Array(plan.teams).keys()].filter((team) => index < (plan.leftOut[team] ?? 99));
          expect(teams.toSorted()).toEqual(present.toSorted());
          const places = 2 * matches.length;
          const meetings = matches.map((match) => presentTeams(match).sort().join());
          if (index < places / 2) expect(meetings.filter((meeting) => met.has(meeting))).toEqual([]);
          for (const meeting of meetings) met.add(meeting);
        }
        const placed = placements(plan, results).map(({ team }) => team);
        expect(isOfAll(plan, placed)).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });

  test("that a team withdraws changes no round that was drawn before", () => {
    fc.assert(
      fc.property(plans, leavings, outcomes, seeds, (plan, leave, outcome, order) => {
        const leftOut = leave(plan);
        const first = Math.min(...Object.values(leftOut), 99);
        const results = playOut(plan, outcome, picksOf(order));
        const firstRounds = (one: Plan) => picture(one, results).slice(0, first);
        expect(firstRounds({ ...plan, leftOut })).toEqual(firstRounds(plan));
      }),
      { numRuns: runs(50) },
    );
  });

  test("the order in which matches end does not matter", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, seeds, (plan, outcome, order, other) => {
        const results = playOut(plan, outcome, picksOf(order));
        expect(story(plan, playOut(plan, outcome, picksOf(other)))).toBe(story(plan, results));
      }),
      { numRuns: runs(50) },
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
      { numRuns: runs(50) },
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

  test("five teams, of which three withdraw one after the other: the last two meet again", () => {
    const plan = swiss(5);
    const [a, b, , , e] = draw(plan);
    expect(picture({ ...plan, leftOut: { [b]: 1 } }, {})[1]).toBe("number 2: ? ?, ? ?");
    const fewer = { ...plan, leftOut: { [b]: 1, [a]: 2, [e]: 2 } };
    expect(picture(fewer, playOut(fewer, firstWins, picksOf(1)))).toEqual([
      "number 1: A B > A, C D > C, E",
      "number 2: E C > E, A D > A",
      "number 3: C D > C",
    ]);
  });

  test("six teams, of which all but one withdraw: it has a bye as often as there are rounds", () => {
    const plan = swiss(6);
    const [first, ...others] = draw(plan);
    const alone = { ...plan, leftOut: Object.fromEntries(others.map((team) => [team, 1])) };
    const results = playOut(alone, firstWins, picksOf(1));
    expect(picture(alone, results).slice(1)).toEqual(["number 2: A", "number 3: A"]);
    expect(placements(alone, results)[0].team).toBe(first);
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
