import { expect, test } from "vitest";
import { timeLeft } from "./timeLeft.ts";

const hour = 3_600_000;

test.each([
  ["de", 59_000, "0:59"],
  ["de", 5 * hour + 61_000, "5:01:01"],
  ["de", 51 * hour, "2 Tage, 3 Stunden"],
  ["en", 24 * hour, "1 day"],
  ["ru", 5 * 24 * hour + 2 * hour, "5 дней, 2 часа"],
])("in %s, %i ms are %s", (locale, ms, text) => {
  expect(timeLeft(locale, ms).replaceAll("\u00a0", " ")).toBe(text);
});
