import { expect, test } from "vitest";
import { moneyIn, perMonth, shareIn } from "./money.ts";

const space = "\u00a0";

test.each([
  ["de", 2400, "EUR", `24${space}€`],
  ["de", 199, "EUR", `1,99${space}€`],
  ["en", 250, "EUR", "€2.50"],
  ["ru", 600, "EUR", `6${space}€`],
  ["en", 300, "JPY", "¥300"],
])("in %s, %i of %s's smallest unit is %s", (locale, amount, currency, text) => {
  expect(moneyIn(locale, amount, currency)).toBe(text);
});

test("each plan's payment covers its months", () => {
  expect(perMonth("yearly", 2400)).toBe(200);
  expect(perMonth("quarterly", 600)).toBe(200);
  expect(perMonth("monthly", 200)).toBe(200);
});

test("shares are percentages with at most one decimal", () => {
  expect(shareIn("de", 0.04)).toBe(`4${space}%`);
  expect(shareIn("en", 0.1875)).toBe("18.8%");
});
