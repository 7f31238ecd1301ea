import { expect, test } from "vitest";
import { families, familyOf } from "../family.ts";
import { variantNames } from "../variant.ts";
import type { CareerTotals } from "./careerTotals.ts";
import { featsOfCareer } from "./featsOfCareer.ts";

const none = { "4x2": 0, "6x2": 0, "6x3": 0, "4x1": 0, "6x1": 0 };
const nothing: CareerTotals = {
  finished: none,
  won: none,
  variantsWon: [],
  wonAgainstMasters: 0,
  currentStreak: 0,
  longestStreak: 0,
};
const featsWith = (totals: Partial<CareerTotals>) => featsOfCareer({ ...nothing, ...totals });

test("who has done nothing yet has no feats", () => {
  expect(featsOfCareer(nothing)).toEqual([]);
});

test("games count over all families, victories only against others", () => {
  const many = { ...none, "4x2": 60, "6x1": 40 };
  expect(featsWith({ finished: many })).toEqual([{ feat: "games", level: 100 }]);
  expect(featsWith({ finished: { ...many, "6x1": 39 } })).toEqual([{ feat: "games", level: 10 }]);
  expect(featsWith({ won: many })).toEqual([
    { feat: "victories", level: 10 },
    { feat: "teamGames", level: 10 },
  ]);
  expect(featsWith({ won: { ...none, "4x2": 9, "4x1": 9 } })).toEqual([]);
});

test("a streak stays a feat when it is over", () => {
  expect(featsWith({ currentStreak: 3, longestStreak: 3 })).toEqual([{ feat: "streak", level: 3 }]);
  expect(featsWith({ currentStreak: 0, longestStreak: 12 })).toEqual([{ feat: "streak", level: 10 }]);
  expect(featsWith({ currentStreak: 2, longestStreak: 2 })).toEqual([]);
});

test("every table is one win in each family", () => {
  const once = Object.fromEntries(families.map((family) => [family, 1])) as CareerTotals["won"];
  expect(featsWith({ won: once })).toEqual([{ feat: "everyTable" }]);
  expect(featsWith({ won: { ...once, "6x3": 0 } })).toEqual([]);
});

test("every variant is all of them, with both decks", () => {
  expect(featsWith({ variantsWon: variantNames })).toEqual([{ feat: "everyVariant" }]);
  expect(featsWith({ variantsWon: variantNames.slice(1) })).toEqual([]);
});

test("one game won against masters only is enough", () => {
  expect(featsWith({ wonAgainstMasters: 1 })).toEqual([{ feat: "mastersBeaten", level: 1 }]);
});

test("every variant belongs to a family", () => {
  expect(new Set(variantNames.map(familyOf))).toEqual(new Set(families));
});
