import { expect, test } from "vitest";
import { moneyIn, percentIn, perMonth, shareIn } from "./money.ts";

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

test("shares are whole percentages, rates have their decimal", () => {
  expect(shareIn("de", 0.0833)).toBe(`8${space}%`);
  expect(shareIn("en", 0.1875)).toBe("19%");
  expect(percentIn("de", 19)).toBe(`19${space}%`);
  expect(percentIn("en", 5.5)).toBe("5.5%");
});
