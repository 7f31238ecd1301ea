import { expect, it } from "vitest";
import { firstQuickWish, isComplete, queueWishOf, readQuickWish } from "./quickWish.ts";

it("wishes for each kind of table with each deck", () => {
  const wish = { ...firstQuickWish, teams: ["4x2", "6x1"], decks: ["n"], clocks: ["none", "60"] } as const;
  expect(queueWishOf(wish, true, 2)).toEqual({
    variants: ["4x2n", "6x1n"],
    moveTimesMs: [null, 60_000],
    rated: [true, false],
    botsAfterMs: 60_000,
    botLevel: "strong",
  });
});

it.each([
  ["any", true, [true, false]],
  ["rated", true, [true]],
  ["unrated", true, [false]],
  ["rated", false, [false]],
] as const)("with the rating %s, and an account: %s, plays for ratings: %j", (rating, hasAccount, rated) => {
  expect(queueWishOf({ ...firstQuickWish, rating }, hasAccount, 2).rated).toEqual(rated);
});

it("wants no bots where none may come", () => {
  expect(queueWishOf({ ...firstQuickWish, bots: "never" }, true, 2).botsAfterMs).toBeNull();
});

it("reads back what was stored", () => {
  const wish = { ...firstQuickWish, teams: ["6x3"], bots: "never" } as const;
  expect(readQuickWish(JSON.stringify(wish), 2)).toEqual(wish);
});

it.each([
  [null],
  ["no JSON"],
  ['{"teams":["5x5"]}'],
  ['{"teams":[]}'],
  ['{"teams":"4x2"}'],
  ['{"bots":["1"]}'],
  ['{"rating":null}'],
])("begins anew with %s", (stored) => {
  expect(readQuickWish(stored, 2)).toEqual(firstQuickWish);
});

it("is complete with something of each list", () => {
  expect(isComplete(firstQuickWish)).toBe(true);
  expect(isComplete({ ...firstQuickWish, clocks: [] })).toBe(false);
});

it("offers whoever has not won twice no master cards, and the bots of their first games", () => {
  const newcomer = readQuickWish(null, 0);
  expect(queueWishOf(newcomer, false, 0)).toMatchObject({ variants: ["4x2n"], botLevel: "beginner" });
  expect(queueWishOf(readQuickWish(null, 1), false, 1)).toMatchObject({ botLevel: "solid" });
  expect(readQuickWish(null, 2).decks).toEqual(["m", "n"]);
  // What was chosen stays.
  expect(readQuickWish('{"decks":["m"]}', 0).decks).toEqual(["m"]);
});
