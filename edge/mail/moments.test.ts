import { expect, it } from "vitest";
import { momentIn, withMoments } from "./moments.ts";

const winter = Date.UTC(2026, 10, 29, 18);
const summer = Date.UTC(2026, 6, 5, 17, 30);
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

it.each([
  ["de", winter, "Sonntag, 29. November 2026 um 19:00 (UTC+1)"],
  ["de", summer, "Sonntag, 5. Juli 2026 um 19:30 (UTC+2)"],
  ["en", winter, "Sunday, 29 November 2026 at 19:00 (UTC+1)"],
  ["ru", summer, "воскресенье, 5 июля 2026 г. в 19:30 (UTC+2)"],
] as const)("a mail in %s names a time with its offset in Berlin", (locale, at, said) => {
  expect(withPlainSpaces(momentIn(locale, at))).toBe(said);
});

it("a mail names all dates, and not too many", () => {
  const dates = (count: number) => Array.from({ length: count }, (_, i) => winter + i * 60_000).join(" ");
  const said = (count: number) => withMoments({ dates: dates(count) }, "de");
  expect(said(2).dates.split("; ")).toEqual([said(2).first, momentIn("de", winter + 60_000)]);
  expect(said(8).dates).not.toContain("…");
  expect(said(9).dates.split("; ")).toHaveLength(9);
  expect(said(9).dates).toMatch(/; …$/);
  expect(withMoments({ username: "Anna" }, "de")).toMatchObject({ username: "Anna", dates: "", first: "" });
});
