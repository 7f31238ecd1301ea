import { expect, test } from "vitest";
import { daysInWords } from "./daysInWords.ts";
import { comingTime, roughSpan } from "./deadline.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date(2026, 10, 25, 18, 40).getTime();
const on = (date: number, hours: number, minutes = 0) => new Date(2026, 10, date, hours, minutes).getTime();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  ["de", on(25, 23), "heute, 23:00"],
  ["de", on(26, 0, 5), "morgen, 00:05"],
  ["en", on(26, 18, 40), "tomorrow, 18:40"],
  ["ru", on(26, 18, 40), "завтра, 18:40"],
  ["de", on(28, 18, 40), "Samstag, 18:40"],
  ["en", on(28, 9), "Saturday, 09:00"],
  ["ru", on(28, 9), "суббота, 09:00"],
  // In a week the weekday would be that of today.
  ["de", on(32, 18, 40), "2. Dez., 18:40"],
  // A clock that is behind has not made a deadline one of yesterday.
  ["de", on(24, 18, 40), "heute, 18:40"],
])("in %s, %i is called by its day", (locale, at, text) => {
  expect(plain(comingTime(locale, at, now))).toBe(text);
});

test("a day with a clock change is one day", () => {
  const before = new Date(2026, 9, 24, 12).getTime();
  expect(comingTime("en", new Date(2026, 9, 25, 12).getTime(), before)).toMatch(/^tomorrow/);
});

test.each([
  ["de", 7 * day, "7 Tage"],
  ["de", 2 * day, "2 Tage"],
  ["de", 2 * day - 1, "47 Stunden"],
  ["en", 3 * hour - 1, "2 hours"],
  ["ru", 2 * hour - minute, "119 минут"],
  ["ru", 5 * hour, "5 часов"],
  ["en", 30_000, "1 minute"],
  ["en", -hour, "1 minute"],
])("in %s, %i ms are roughly %s", (locale, ms, text) => {
  expect(plain(roughSpan(locale, ms))).toBe(text);
});

test.each([
  ["de", 1, "1 Tag"],
  ["en", 2, "2 days"],
  ["ru", 3, "3 дня"],
  ["ru", 7, "7 дней"],
])("in %s, %i days are %s", (locale, days, text) => {
  expect(plain(daysInWords(locale, days * day))).toBe(text);
});
