import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { dayOf } from "#rules/puzzles/daily.ts";
import { locales } from "#schema/settings.ts";
import { shareText, starsOf } from "./shareText.ts";

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        puzzles: JSON.parse(
          readFileSync(join(import.meta.dirname, `../../locales/${locale}/puzzles.json`), "utf8"),
        ),
      },
    ]),
  ),
});

const day = dayOf(Date.UTC(2026, 10, 24));
const told = (locale: string, tries: number, streak: number, of: number | null = day) =>
  shareText(i18n.getFixedT(locale, "puzzles"), locale, { day: of, difficulty: "medium", tries, streak });

test("tells the day, how hard it was, how many tries, and how many days in a row, in each language", () => {
  expect(told("de", 1, 5)).toBe("Tac-Rätsel 24.11. ★★☆☆ ✓ 1. Versuch, 5 Tage in Folge");
  expect(told("en", 1, 5)).toBe("Tac puzzle 24 Nov ★★☆☆ ✓ 1st try, 5 days in a row");
  expect(told("ru", 1, 5)).toBe("Задача Tac 24.11 ★★☆☆ ✓ с 1-й попытки, 5 дней подряд");
  expect(told("en", 3, 2)).toBe("Tac puzzle 24 Nov ★★☆☆ ✓ 3 tries, 2 days in a row");
});

test("leaves out a first day, and of a puzzle that is not of a day what only days have", () => {
  expect(told("en", 1, 1)).toBe("Tac puzzle 24 Nov ★★☆☆ ✓ 1st try");
  expect(told("de", 2, 4, null)).toBe("Tac-Rätsel ★★☆☆ ✓ 2. Versuch");
});

test("each difficulty has one mark more than the one before", () => {
  expect((["easy", "medium", "hard", "expert"] as const).map(starsOf)).toEqual([
    "★☆☆☆",
    "★★☆☆",
    "★★★☆",
    "★★★★",
  ]);
});
