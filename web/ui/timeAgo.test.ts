import { expect, test } from "vitest";
import { timeAgo } from "./timeAgo.ts";

const minute = 60_000;

test.each([
  ["de", 59_000, "jetzt"],
  ["de", minute, "vor 1 Minute"],
  ["en", 12.9 * minute, "12 minutes ago"],
  ["de", 119 * minute, "vor 119 Minuten"],
  ["en", 150 * minute, "2 hours ago"],
  ["ru", 5 * minute, "5 минут назад"],
])("in %s %i ms ago is %j", (locale, passed, words) => {
  expect(timeAgo(locale, passed)).toBe(words);
});
