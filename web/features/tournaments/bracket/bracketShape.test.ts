import { describe, expect, test } from "vitest";
import { roundsOf } from "#rules/tournament/tournament.ts";
import { planFor } from "#schema/tournament/plan.ts";
import { aTournament } from "#web/net/tournament/testSupport.ts";
import { bracketShape } from "./bracketShape.ts";

function shapeOf(nTeams: number, teamsPerMatch: 2 | 3 = 2) {
  const form = { ...aTournament().form, nTeams, teamsPerMatch };
  const teams = Array.from({ length: nTeams }, (_, i) => ({ name: `Team ${i}`, players: [] }));
  const rounds = roundsOf(planFor(form, nTeams, 99), {});
  return { ...bracketShape({ form, teams }), rounds };
}

const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 27, 33, 64, 100, 128];
const cases = sizes.flatMap((size) => [[size, 2] as const, [size, 3] as const]);

describe.each(cases)("the bracket of %i teams, %i at a table", (nTeams, teamsPerMatch) => {
  const { rounds, places, rows } = shapeOf(nTeams, teamsPerMatch);

  test("has a place for every match, and no two of a round overlap unless one is for third place", () => {
    for (const { matches } of rounds) {
      const taken = matches
        .filter(({ isForThirdPlace }) => !isForThirdPlace)
        .map(({ id }) => places.get(id)!);
      expect(taken[0].from).toBe(1);
      taken.slice(1).forEach(({ from }, index) => {
        expect(from).toBe(taken[index].to);
      });
    }
    for (const { to } of places.values()) expect(to).toBeLessThanOrEqual(rows + 1);
  });

  test("joins every match but the last ones to the next round", () => {
    const last = rounds.at(-1)!.matches.map(({ id }) => id);
    const joined = [...places].filter(([, { line }]) => line !== undefined).map(([id]) => id);
    expect(joined.sort()).toEqual([...places.keys()].filter((id) => !last.includes(id)).sort());
  });
});

test("the match for third place stands below the final", () => {
  const { places, rows } = shapeOf(4);
  expect(rows).toBe(3);
  expect(places.get("1-0")).toEqual({ from: 1, to: 3 });
  expect(places.get("1-1")).toEqual({ from: 3, to: 4 });
});
