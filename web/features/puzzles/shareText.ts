import type { TFunction } from "i18next";
import { type Difficulty, difficulties } from "#rules/puzzles/puzzle.ts";
import { dateLocale } from "#schema/dateLocale.ts";

/** A solved puzzle, as it is told to others. */
export interface Solved {
  /** When it was the puzzle of a day: that day (`dayOf`). */
  readonly day: number | null;
  readonly difficulty: Difficulty;
  /** Which try has solved it. */
  readonly tries: number;
  /** How many puzzles of successive days are solved. */
  readonly streak: number;
}

/**
 * What is shared of a solved puzzle: "Tac puzzle Nov 24 ★★☆☆ ✓ 1st try, 5 days in a row". It tells nothing about the
 * position or the solution.
 */
export function shareText(
  t: TFunction<"puzzles">,
  locale: string,
  { day, difficulty, tries, streak }: Solved,
): string {
  const what = [
    t("share.what"),
    ...(day === null ? [] : [dateOfDay(locale, day, { day: "numeric", month: shortMonth(locale) })]),
    starsOf(difficulty),
    `✓ ${t("share.try", { count: tries })}`,
  ].join(" ");
  return day !== null && streak > 1 ? `${what}, ${t("streak", { count: streak })}` : what;
}

/** The month as a number where everybody reads it after the day. */
function shortMonth(locale: string): "short" | "numeric" {
  return locale === "en" ? "short" : "numeric";
}

const msOfDay = 86_400_000;

/** A UTC day (`dayOf`) as a date in a language. */
export function dateOfDay(locale: string, day: number, format: Intl.DateTimeFormatOptions): string {
  return new Date(day * msOfDay).toLocaleDateString(dateLocale(locale), { ...format, timeZone: "UTC" });
}

/** "★★☆☆": a difficulty of four. */
export function starsOf(difficulty: Difficulty): string {
  const full = difficulties.indexOf(difficulty) + 1;
  return "★".repeat(full) + "☆".repeat(difficulties.length - full);
}
