import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { draw } from "./draw.ts";
import type { Match, Plan, Results } from "./format.ts";
import { presentTeams } from "./match.ts";
import {
  firstWins,
  isOfAll,
  matchesOf,
  type Outcome,
  outcomes,
  type Pick,
  picksOf,
  picture,
  places,
  playOut,
  seeds,
  shuffle,
  story,
} from "./testSupport.ts";
import { checkPlan, correct, decide, dueMatches, isOver, placements, roundsOf } from "./tournament.ts";

const plans: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constant("knockout"),
  // Mostly few: most of what is special happens there.
  teams: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 2, max: 20 }) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 128 }) },
  ),
  perMatch: fc.constantFrom(2, 3),
  seed: seeds,
});

const knockout = (teams: number, perMatch: 2 | 3 = 2): Plan => ({
  kind: "knockout",
  teams,
  perMatch,
  seed: 7,
});

/** The matches that can be played, all of which have a result in the end. */
const isPlayed = ({ teams }: Match) => presentTeams({ teams }).length > 1;

describe("random knockouts of 2 to 128 teams, in which teams stay away", () => {
  test("20,000 of them end, nobody loses twice, and everybody has a place", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, (plan, outcome, order) => {
        const results = playOut(plan, outcome, picksOf(order));
        const lost = matchesOf(plan, results)
          .filter((match) => isPlayed(match) && !match.isForThirdPlace)
          .flatMap(({ teams, winner }) => presentTeams({ teams }).filter((team) => team !== winner));
        const placed = placements(plan, results);
        // Not `expect`, which is too slow for so many.
        return (
          isOver(plan, results) &&
          lost.length === new Set(lost).size &&
          isOfAll(
            plan,
            placed.map(({ team }) => team),
          ) &&
          placed.every(({ place }, index) => place === index + 1)
        );
      }),
      { numRuns: runs(1500) },
    );
  });

  test("the final and the match for third place give the first places", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, (plan, outcome, order) => {
        const results = playOut(plan, outcome, picksOf(order));
        const ranked = roundsOf(plan, results)
          .at(-1)!
          .matches.flatMap(({ result, winner }): readonly unknown[] => result?.ranking ?? [winner])
          .filter((team) => team !== null);
        const inOrder = placements(plan, results).map(({ team }) => team);
        expect(inOrder.filter((team) => ranked.includes(team))).toEqual(ranked);
        expect(inOrder.slice(0, 2 * plan.perMatch)).toEqual(expect.arrayContaining(ranked));
      }),
      { numRuns: runs(300) },
    );
  });

  test("the order in which matches end does not matter", () => {
    fc.assert(
      fc.property(plans, outcomes, seeds, seeds, (plan, outcome, order, other) => {
        const results = playOut(plan, outcome, picksOf(order));
        expect(story(plan, playOut(plan, outcome, picksOf(other)))).toBe(story(plan, results));
      }),
      { numRuns: runs(300) },
    );
  });

  test("deciding twice is once, whatever is said the second time", () => {
    fc.assert(
      fc.property(plans, outcomes, outcomes, seeds, (plan, outcome, other, order) => {
        const results = playOut(plan, outcome, picksOf(order));
        for (const match of matchesOf(plan, results)) {
          expect(decide(plan, results, match.id, other(match))).toBe(results);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test("corrections, in whatever order, lead to what would have come without mistakes", () => {
    fc.assert(
      fc.property(plans, outcomes, outcomes, seeds, (plan, outcome, mistaken, order) => {
        const pick = picksOf(order);
        const corrected = correctAll(plan, playOut(plan, mistaken, pick), outcome, pick);
        expect(story(plan, corrected)).toBe(story(plan, playOut(plan, outcome, pick)));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("the draw", () => {
  const everyPlan = Array.from({ length: 127 }, (_, more) => more + 2).flatMap((teams) => [
    knockout(teams),
    knockout(teams, 3),
  ]);

  test("everybody begins in the first round, with a bye at most", () => {
    for (const plan of everyPlan) {
      const [first, ...later] = roundsOf(plan, {});
      const begin = first.matches.filter((match) => !match.isForThirdPlace).flatMap(({ teams }) => teams);
      expect(isOfAll(plan, begin)).toBe(true);
      for (const { teams } of later.flatMap(({ matches }) => matches)) {
        expect(teams.length === 2 || teams.length === plan.perMatch).toBe(true);
      }
    }
  });

  test("where three meet, nobody has a bye", () => {
    for (const plan of everyPlan.filter(({ perMatch }) => perMatch === 3)) {
      for (const { teams } of matchesOf(plan, {})) expect([2, 3]).toContain(teams.length);
    }
  });

  test("there are as few rounds as possible", () => {
    for (const plan of everyPlan) {
      const count = roundsOf(plan, {}).length;
      expect(plan.perMatch ** count).toBeGreaterThanOrEqual(plan.teams);
      expect(plan.perMatch ** (count - 1)).toBeLessThan(plan.teams);
    }
  });

  test("byes are spread: the halves, quarters … of a bracket differ by one bye at most", () => {
    for (const plan of everyPlan.filter(({ perMatch }) => perMatch === 2)) {
      let byes = roundsOf(plan, {})[0]
        .matches.filter((match) => !match.isForThirdPlace)
        .map(({ teams }) => 2 - teams.length);
      while (byes.length > 1) {
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        byes = Array.from({ length: byes.length / 2 }, (_, part) => byes[2 * part] + byes[2 * part + 1]);
      }
    }
  });

  test("if all are equally strong, nobody's chance is more than twice another's", () => {
    for (const plan of everyPlan) {
      const chances = chancesOf(plan);
      expect(chances).toHaveLength(plan.teams);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
      expect(Math.max(...chances) / Math.min(...chances)).toBeLessThan(2.001);
    }
  });

  test("another seed draws other matches, the same seed the same", () => {
    const teams = ({ seed }: { seed: number }) => draw({ ...knockout(32), seed });
    expect(teams({ seed: 1 })).toEqual(teams({ seed: 1 }));
    expect(teams({ seed: 1 })).not.toEqual(teams({ seed: 2 }));
    expect(teams({ seed: 1 }).toSorted((a, b) => a - b)).toEqual([...Array(32).keys()]);
  });
});

describe("brackets on paper", () => {
  test("five teams, of whom three have a bye", () => {
    const plan = knockout(5);
    expect(picture(plan, {})).toEqual([
      "quarterFinal: A B, C, D, E",
      "semiFinal: ? C, D E",
      "final: ? ?, ? ?",
    ]);
    const results = playOut(plan, firstWins, picksOf(1));
    expect(picture(plan, results)).toEqual([
      "quarterFinal: A B > A, C, D, E",
      "semiFinal: A C > A, D E > D",
      "final: A D > A, C E > C",
    ]);
    expect(places(plan, results)).toBe("A D C E B");
  });

  test("three teams, of whom the one that loses alone is third without a match", () => {
    const plan = knockout(3);
    const results = playOut(plan, firstWins, picksOf(1));
    expect(picture(plan, results)).toEqual(["semiFinal: A B > A, C", "final: A C > A, B - > B"]);
    expect(places(plan, results)).toBe("A C B");
  });

  test("two teams play a final and nothing else", () => {
    const plan = knockout(2);
    expect(picture(plan, {})).toEqual(["final: A B"]);
    expect(places(plan, playOut(plan, firstWins, picksOf(1)))).toBe("A B");
  });

  test("seven teams, three a match", () => {
    const plan = knockout(7, 3);
    expect(picture(plan, {})).toEqual(["of 7: A B C, D E, F G", "final: ? ? ?"]);
    const results = playOut(plan, firstWins, picksOf(1));
    expect(picture(plan, results)).toEqual(["of 7: A B C > A, D E > D, F G > F", "final: A D F > A"]);
    expect(places(plan, results)).toBe("A D F E G B C");
  });

  test("ten teams, three a match at most", () => {
    expect(picture(knockout(10, 3), {})).toEqual([
      "quarterFinal: A B C, D E, F G H, I J",
      "semiFinal: ? ?, ? ?",
      "final: ? ?",
    ]);
  });

  test("both of a semi-final stay away: the other finalist wins, and its opponent has third place to itself", () => {
    const plan = knockout(4);
    const results = playOut(plan, absent(plan, "C D"), picksOf(1));
    expect(picture(plan, results)).toEqual(["semiFinal: A B > A, C D > -", "final: A - > A, B - > B"]);
    expect(places(plan, results)).toBe("A B C D");
  });

  test("nobody comes at all", () => {
    const plan = knockout(4);
    const results = playOut(plan, absent(plan, "A B C D"), picksOf(1));
    expect(picture(plan, results)).toEqual(["semiFinal: A B > -, C D > -", "final: - - > -, - - > -"]);
    expect(places(plan, results)).toBe("A B C D");
  });

  test("of three, two stay away", () => {
    const plan = knockout(9, 3);
    const results = playOut(plan, absent(plan, "A B D E F"), picksOf(1));
    expect(picture(plan, results)).toEqual(["of 9: A B C > C, D E F > -, G H I > G", "final: C - G > C"]);
    expect(places(plan, results)).toBe("C G H I A B D E F");
  });

  test("who loses in the same round is placed by its share of the balls home, then by the draw", () => {
    const plan = knockout(8);
    const losersHome: Record<string, number> = { B: 1, D: 3, F: 3, H: 2 };
    const results = playOut(
      plan,
      ({ teams, round }) => {
        const ranking = presentTeams({ teams });
        const loser = losersHome[String.fromCodePoint(65 + draw(plan).indexOf(ranking[1]))];
        return { teams: ranking, ranking, home: [4, round === 0 ? loser : 0] };
      },
      picksOf(1),
    );
    expect(places(plan, results)).toBe("A E C G D F H B");
  });

  test("a corrected semi-final changes who is in the final, whose result no longer counts", () => {
    const plan = knockout(4);
    const results = playOut(plan, firstWins, picksOf(1));
    const [first] = roundsOf(plan, results)[0].matches;
    const [a, b] = presentTeams(first);
    const corrected = correct(plan, results, first.id, { teams: [a, b], ranking: [b, a], home: [1, 4] });
    expect(picture(plan, corrected)).toEqual(["semiFinal: A B > B, C D > C", "final: B C, A D"]);
    expect(dueMatches(plan, corrected)).toHaveLength(2);
    expect(dueMatches(plan, correct(plan, corrected, first.id, firstWins(first)))).toEqual([]);
  });

  test("rounds have their names", () => {
    const names = (teams: number, perMatch: 2 | 3) =>
      roundsOf(knockout(teams, perMatch), {}).map(({ name }) => name);
    expect(names(20, 2)).toEqual([{ of: 32 }, { of: 16 }, "quarterFinal", "semiFinal", "final"]);
    expect(names(27, 3)).toEqual([{ of: 27 }, { of: 9 }, "final"]);
    expect(names(25, 3)).toEqual([{ of: 25 }, { of: 9 }, "final"]);
    expect(names(18, 3)).toEqual([{ of: 18 }, "semiFinal", "final"]);
  });
});

describe("refusals", () => {
  const plan = knockout(4);
  const [first, second] = roundsOf(plan, {})[0].matches;

  test("a result of other teams, or before the teams are known, changes nothing", () => {
    const results: Results = {};
    expect(decide(plan, results, first.id, firstWins(second))).toBe(results);
    expect(decide(plan, results, "1-0", firstWins(first))).toBe(results);
    expect(correct(plan, results, "1-0", firstWins(first))).toBe(results);
  });

  test("what is no result throws", () => {
    const result = firstWins(first);
    const [a, b] = result.teams;
    expect(() => decide(plan, {}, "2-0", result)).toThrow("no match 2-0");
    expect(() => decide(plan, {}, first.id, { ...result, ranking: [a, a] })).toThrow(RangeError);
    expect(() => decide(plan, {}, first.id, { ...result, ranking: [a, b, 17] })).toThrow(RangeError);
    expect(() => decide(plan, {}, first.id, { ...result, home: [4] })).toThrow("balls home of 1");
  });

  test("what is no plan throws", () => {
    expect(() => checkPlan(knockout(1))).toThrow("not 1");
    expect(() => checkPlan(knockout(257))).toThrow("not 257");
    expect(() => checkPlan({ ...plan, perMatch: 4 as 3 })).toThrow("not 4");
    expect(() => checkPlan(plan)).not.toThrow();
  });
});

/**
 * Plays on, correcting matches with another result than this, until none is left. Results of matches whose teams had
 * changed count again if the same teams meet after all, so what is played may have to be corrected too.
 */
function correctAll(plan: Plan, before: Results, outcome: Outcome, pick: Pick): Results {
  let results = playOut(plan, outcome, pick, before);
  for (;;) {
    const wrong = matchesOf(plan, results).filter(
      (match) => match.result && JSON.stringify(match.result) !== JSON.stringify(outcome(match)),
    );
    if (wrong.length === 0) return results;
    for (const match of shuffle(wrong, pick).slice(0, 1 + pick(wrong.length))) {
      // A correction just before may have changed who meets: then this one changes nothing.
      results = correct(plan, results, match.id, outcome(match));
    }
    results = playOut(plan, outcome, pick, results);
  }
}

/** These teams, named as in the pictures, stay away. */
function absent(plan: Plan, names: string): Outcome {
  const away = names.split(" ").map((name) => draw(plan)[name.charCodeAt(0) - 65]);
  return (match) => {
    const result = firstWins(match);
    const ranking = result.ranking.filter((team) => !away.includes(team));
    return { ...result, ranking, home: result.teams.map((team) => (ranking.includes(team) ? 1 : 0)) };
  };
}

/** Each team's chance to win if all are equally strong. */
function chancesOf(plan: Plan): number[] {
  const rounds = roundsOf(plan, {}).map(({ matches }) => matches.filter((match) => !match.isForThirdPlace));
  let chances = [1];
  for (const matches of rounds.toReversed()) {
    chances = matches.flatMap(({ teams }, index) => teams.map(() => chances[index] / teams.length));
  }
  return chances;
}
