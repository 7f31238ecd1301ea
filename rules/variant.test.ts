import { expect, test } from "vitest";
import { variantNames, variantOf } from "./variant.ts";

test("each variant has the deck, the deals, the teams and the starts of rules.md 1 and 2", () => {
  const facts = variantNames.map((name) => {
    const { deck, dealSizes, teams, start, ring } = variantOf(name);
    return [
      name,
      deck.length,
      dealSizes.join(),
      teams.map((team) => team.join("")).join(),
      `${ring}: ${start}`,
    ];
  });
  expect(facts).toEqual([
    ["4x2m", 104, "5,5,5,5,6", "02,13", "64: 0,16,32,48"],
    ["4x2n", 100, "5,5,5,5,5", "02,13", "64: 0,16,32,48"],
    ["6x2m", 102, "6,6,5", "024,135", "66: 0,11,22,33,44,55"],
    ["6x2n", 96, "5,5,6", "024,135", "66: 0,11,22,33,44,55"],
    ["6x3m", 102, "6,6,5", "03,14,25", "66: 0,11,22,33,44,55"],
    ["6x3n", 96, "5,5,6", "03,14,25", "66: 0,11,22,33,44,55"],
    ["4x1m", 104, "5,5,5,5,6", "02,13", "64: 0,16,32,48"],
    ["4x1n", 100, "5,5,5,5,5", "02,13", "64: 0,16,32,48"],
    ["6x1m", 102, "6,6,5", "03,14,25", "66: 0,11,22,33,44,55"],
    ["6x1n", 96, "5,5,6", "03,14,25", "66: 0,11,22,33,44,55"],
  ]);
});

test("every deck is dealt out to the last card", () => {
  for (const { deck, dealSizes, seats } of variantNames.map(variantOf)) {
    expect(dealSizes.reduce((sum, size) => sum + size) * seats).toBe(deck.length);
  }
});
