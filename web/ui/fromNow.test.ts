import { expect, test } from "vitest";
import { fromNow } from "./fromNow.ts";

test.each([
  ["de", 30, "in 30 Sekunden"],
  ["en", 1, "in 1 second"],
  ["ru", 1, "через 1 секунду"],
  ["ru", 22, "через 22 секунды"],
  ["de", 290, "in 5 Minuten"],
])("in %s, %i seconds are %j", (locale, seconds, words) => {
  expect(fromNow(locale, seconds)).toBe(words);
});
