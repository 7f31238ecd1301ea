import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { numberOfRounds } from "#schema/tournament/schedule.ts";
import { tournamentForm, tournamentTypes } from "#schema/tournament.ts";
import { runs } from "#tests/chance.ts";
import { courseOf, type FormWish, formOf, tablesOf, usualWish, wishOf, withChange } from "./formWish.ts";

const anyWish = fc
  .record({
    type: fc.constantFrom(...tournamentTypes),
    table: fc.constantFrom("2x2" as const, "3x2" as const, "2x3" as const),
    nTeams: fc.integer({ min: -1, max: 140 }).map(String),
    legs: fc.constantFrom("1" as const, "2" as const),
    rounds: fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 70 }).map(String)),
    gameMinutes: fc.constantFrom("30", "90"),
    moveSeconds: fc.constantFrom("30", "120"),
  })
  .map((wish) => withChange(wish, {}));

test("every form that comes of a wish is one that the server takes, and comes of itself again", () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const form = formOf(wish);
      if (form === undefined) return;
      expect(tournamentForm.safeParse(form).success).toBe(true);
      expect(formOf(wishOf(form))).toEqual(form);
    }),
  );
});

test("three teams at a table leave it when the tournament is no knockout any more", () => {
  const wish: FormWish = { ...usualWish, table: "3x2" };
  expect(withChange(wish, { type: "swiss" }).table).toBe("2x2");
  expect(withChange(wish, { nTeams: "9" }).table).toBe("3x2");
  expect(tablesOf("roundRobin")).not.toContain("3x2");
});

test.each(["", "1", "129", "4.5", "four"])("%j is no number of teams", (nTeams) => {
  expect(formOf({ ...usualWish, nTeams })).toBeUndefined();
});

const course = (change: Partial<FormWish>) => courseOf(formOf(withChange(usualWish, change))!);

test("a knockout of six pairs has three rounds, and two byes", () => {
  expect(course({ nTeams: "6" })).toEqual({
    rounds: 3,
    // Two, the semi-finals, the final, and the match for third place.
    games: 6,
    byes: 2,
    sitsOut: false,
    players: 12,
    longestMs: 3 * limits.tournamentGameTimeMs.usual,
  });
});

test("of five teams, one sits out in each round of a round robin or swiss tournament", () => {
  expect(course({ type: "roundRobin", nTeams: "5" })).toMatchObject({ rounds: 5, games: 10, sitsOut: true });
  expect(course({ type: "roundRobin", nTeams: "4", legs: "2" })).toMatchObject({ rounds: 6, sitsOut: false });
  expect(course({ type: "swiss", nTeams: "5" })).toMatchObject({ rounds: 3, games: 6, sitsOut: true });
});

test("the course has as many rounds as the server asks dates for", () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const form = formOf(wish);
      if (form) expect(courseOf(form).rounds).toBe(numberOfRounds(form));
    }),
    { numRuns: runs(50) },
  );
});
