import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw } from "./draw.ts";
import type { Plan } from "./format.ts";
import { presentTeams } from "./match.ts";
import {
  firstWins,
  isOfAll,
  matchesOf,
  type Outcome,
  outcomes,
  picksOf,
  picture,
  places,
  playOut,
  seeds,
  story,
} from "./testSupport.ts";
import { checkPlan, correct, dueMatches, isOver, placements, roundsOf, standings } from "./tournament.ts";

const plans: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constant("roundRobin"),
  teams: fc.integer({ min: 2, max: 14 }),
  perMatch: fc.constant(2),
  legs: fc.constantFrom(1, 2),
  seed: seeds,
});

const roundRobin = (teams: number, legs: 1 | 2 = 1): Plan => ({
  kind: "roundRobin",
  teams,
  perMatch: 2,
  legs,
  seed: 7,
});

describe("random round robins", () => {
  test("everybody meets everybody once a leg, and is in every round once", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const met = new Map<string, number>();
        for (const { matches } of roundsOf(plan, {})) {
          expect(
            isOfAll(
              plan,
              matches.flatMap(({ teams }) => teams),
            ),
          ).toBe(true);
          for (const match of matches.filter(({ teams }) => teams.length > 1)) {
            const pair = presentTeams(match).sort().join();
            met.set(pair, (met.get(pair) ?? 0) + 1);
          }
        }
        expect(met.size).toBe((plan.teams * (plan.teams - 1)) / 2);
        expect(new Set(met.values())).toEqual(new Set([plan.legs]));
      }),
    );
  });

  test("they end, whatever the order, and everybody has a place", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, seeds, (plan, outcome, order, other) => {
        const results = playOut(plan, outcome, picksOf(order));
        expect(isOver(plan, results)).toBe(true);
        const placed = placements(plan, results).map(({ team }) => team);
        expect(isOfAll(plan, placed)).toBe(true);
        expect(story(plan, playOut(plan, outcome, picksOf(other)))).toBe(story(plan, results));
      }),
    );
  });

  test("the table adds up: a point for every match that somebody won, and every ball for and against", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, (plan, outcome, order) => {
        const results = playOut(plan, outcome, picksOf(order));
        const table = standings(plan, results)!;
        const won = matchesOf(plan, results).filter(({ result, winner }) => result && winner !== null);
        const sum = (key: "points" | "home" | "homeOfOpponents") =>
          table.reduce((total, standing) => total + standing[key], 0);
        expect(sum("points")).toBe(won.length);
        expect(sum("home")).toBe(sum("homeOfOpponents"));
        expect(table.map(({ points }) => points)).toEqual(
          table.map(({ points }) => points).sort((a, b) => b - a),
        );
        expect(table.every(({ played }) => played === (plan.legs ?? 1) * (plan.teams - 1))).toBe(true);
      }),
    );
  });

  test("a correction changes the table and nothing else", () => {
    fc.assert(
      fc.property(plans, outcomes, outcomes, seeds, (plan, outcome, mistaken, order) => {
        let results = playOut(plan, mistaken, picksOf(order));
        for (const match of matchesOf(plan, results).filter(({ teams }) => teams.length > 1)) {
          results = correct(plan, results, match.id, outcome(match));
        }
        expect(story(plan, results)).toBe(story(plan, playOut(plan, outcome, picksOf(order))));
      }),
    );
  });
});

describe("round robins on paper", () => {
  test("five teams, of whom one rests each round", () => {
    expect(picture(roundRobin(5), {})).toEqual([
      "number 1: A, B E, C D",
      "number 2: B, C A, D E",
      "number 3: C, D B, E A",
      "number 4: D, E C, A B",
      "number 5: E, A D, B C",
    ]);
  });

  test("four teams, there and back", () => {
    expect(picture(roundRobin(4, 2), {})).toEqual([
      "number 1: A D, B C",
      "number 2: B D, C A",
      "number 3: C D, A B",
      "number 4: D A, C B",
      "number 5: D B, A C",
      "number 6: D C, B A",
    ]);
  });

  test("all matches are due at once; the room decides when each round begins", () => {
    expect(dueMatches(roundRobin(6), {})).toHaveLength(15);
  });

  test("points count first, then the direct comparison, even against the balls home", () => {
    const plan = roundRobin(4);
    const played = ["A B 4 3", "C A 4 0", "A D 4 3", "B C 4 0", "B D 4 0", "D C 4 3"];
    expect(tableAfter(plan, played)).toBe("A B D C");
  });

  test("a circle is ordered by the difference of the balls, and if that is level by lot", () => {
    const plan = roundRobin(3);
    expect(tableAfter(plan, ["A B 4 3", "B C 4 0", "C A 4 3"])).toBe("B A C");
    expect(tableAfter(plan, ["A B 4 3", "B C 4 3", "C A 4 3"])).toBe("A B C");
    expect(tableAfter(plan, ["B A 4 3", "A C 4 3", "C B 4 3"])).toBe("A B C");
  });

  test("those of a circle who have the same difference are compared directly again", () => {
    const plan = roundRobin(4);
    const played = ["B A 4 3", "A C 4 3", "C B 4 3", "A D 4 3", "B D 4 3", "C D 4 0"];
    expect(tableAfter(plan, played)).toBe("C B A D");
  });

  test("if both stay away nobody gets a point", () => {
    const plan = roundRobin(2);
    const results = playOut(plan, (match) => ({ ...firstWins(match), ranking: [] }), picksOf(1));
    expect(picture(plan, results)).toEqual(["number 1: A B > -"]);
    expect(standings(plan, results)!.map(({ points, played }) => [points, played])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test("three a match, or three legs, is no plan", () => {
    expect(() => checkPlan({ ...roundRobin(4), perMatch: 3 })).toThrow("not 3");
    expect(() => checkPlan({ ...roundRobin(4), legs: 3 as 2 })).toThrow("not 3");
    expect(() => checkPlan(roundRobin(4))).not.toThrow();
  });
});

/** The order after matches like "A B 4 3", the winner first. */
function tableAfter(plan: Plan, played: readonly string[]): string {
  const order = draw(plan);
  const ended = played.map((text) => {
    const [winner, loser, ...home] = text.split(" ");
    return { ranking: [winner, loser].map((name) => order[name.charCodeAt(0) - 65]), home: home.map(Number) };
  });
  const outcome: Outcome = (match) => {
    const teams = presentTeams(match);
    const { ranking, home } = ended.find(({ ranking }) => ranking.every((team) => teams.includes(team)))!;
    return { teams, ranking, home: teams.map((team) => home[ranking.indexOf(team)]) };
  };
  return places(plan, playOut(plan, outcome, picksOf(1)));
}
