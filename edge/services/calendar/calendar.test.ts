import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { abort } from "#party/tournament/leading.ts";
import { snapshotOf } from "#party/tournament/snapshot.ts";
import {
  admin,
  aPrivateTournament,
  aPublicTournament,
  hour,
  type Played,
} from "#party/tournament/testSupport.ts";
import { type Locale, locales } from "#schema/settings.ts";
import { contentLine, escapedText, utcTime } from "./contentLine.ts";
import { tournamentCalendar } from "./tournamentCalendar.ts";

const now = Date.UTC(2026, 10, 24, 18);
const about = { v: 3, origin: "https://tac.example.org", locale: "de" as Locale, now };
const calendarOf = ({ state }: Played, more: Partial<typeof about> = {}) =>
  tournamentCalendar(snapshotOf({ state, key: null, endedAt: null }), { ...about, ...more });

/** The values of a property, in order, from a whole file. */
const valuesOf = (file: string, name: string) =>
  file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

function aDrawnTournament(): Played {
  const cup = aPublicTournament();
  for (let n = 0; n < 4; n++) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
  return cup;
}

describe("the calendar of a tournament", () => {
  it("has an event for each round, with its end and two alarms", () => {
    const file = calendarOf(aPublicTournament());
    expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:")).toBe(true);
    expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
    expect(valuesOf(file, "DTSTART")).toEqual(["19700101T120000Z", "19700101T130000Z"]);
    expect(valuesOf(file, "DTEND")).toEqual(["19700101T123000Z", "19700101T133000Z"]);
    expect(valuesOf(file, "DTSTAMP")).toEqual(["20261124T180000Z", "20261124T180000Z"]);
    expect(valuesOf(file, "UID")).toEqual([
      "tournament-1-round-1@tac.example.org",
      "tournament-1-round-2@tac.example.org",
    ]);
    expect(valuesOf(file, "SUMMARY")).toEqual(["Sunday cup: 1. Runde", "Sunday cup: 2. Runde"]);
    expect(valuesOf(file, "TRIGGER")).toEqual(["-P1D", "-PT15M", "-P1D", "-PT15M"]);
    expect(valuesOf(file, "STATUS")).toEqual(["CONFIRMED", "CONFIRMED"]);
    expect(valuesOf(file, "SEQUENCE")).toEqual(["3", "3"]);
    expect(new Set(valuesOf(file, "URL"))).toEqual(
      new Set(["https://tac.example.org/de/tournament/public/1"]),
    );
  });

  it("names the rounds once it is drawn, and keeps their identity", () => {
    const cup = aDrawnTournament();
    expect(valuesOf(calendarOf(cup), "SUMMARY")).toEqual(["Sunday cup: Halbfinale", "Sunday cup: Finale"]);
    expect(valuesOf(calendarOf(cup), "UID")).toEqual(valuesOf(calendarOf(aPublicTournament()), "UID"));
  });

  it("cancels, without alarms, the rounds that fewer teams than expected don't play", () => {
    const cup = aPublicTournament();
    for (const n of [0, 1]) cup.register(`Team ${n}`, 2 * n + 1, 2 * n + 2);
    cup.until(10 * hour);
    const file = calendarOf(cup);
    expect(valuesOf(file, "SUMMARY")).toEqual(["Sunday cup: Finale", "Sunday cup: 2. Runde"]);
    expect(valuesOf(file, "STATUS")).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(valuesOf(file, "UID")).toEqual(valuesOf(calendarOf(aPublicTournament()), "UID"));
    expect(valuesOf(file, "TRIGGER")).toEqual(["-P1D", "-PT15M"]);
  });

  it("cancels its events, without alarms, where it was aborted or could not take place", () => {
    const aborted = aDrawnTournament();
    aborted.ask((state) => abort(state, admin));
    const failed = aPublicTournament();
    failed.until(10 * hour);
    for (const cup of [aborted, failed]) {
      expect(valuesOf(calendarOf(cup), "STATUS")).toEqual(["CANCELLED", "CANCELLED"]);
      expect(valuesOf(calendarOf(cup), "TRIGGER")).toEqual([]);
    }
  });

  it("has no events where there are no dates", () => {
    expect(valuesOf(calendarOf(aPrivateTournament()), "BEGIN")).toEqual(["VCALENDAR"]);
  });

  it.each(locales)("says everything in %s", (locale) => {
    for (const cup of [aPublicTournament(), aDrawnTournament()])
      expect(calendarOf(cup, { locale })).not.toMatch(/[{}]|undefined/);
  });
});

describe("a line of a calendar file", () => {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  const anyText = fc.string({ unit: "grapheme", maxLength: 300 }).filter((text) => !/[\r\n]/.test(text));

  it("is at most 75 octets long, never split inside a character, and whole when unfolded", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const folded = contentLine("SUMMARY", value);
        expect(folded.endsWith("\r\n")).toBe(true);
        const lines = folded.slice(0, -2).split("\r\n");
        for (const line of lines) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(lines.slice(1).every((line) => line.startsWith(" "))).toBe(true);
        expect(folded.replaceAll("\r\n ", "")).toBe(`SUMMARY:${value}\r\n`);
      }),
    );
  });

  it("is as long as it may be before it is folded", () => {
    expect(contentLine("A", "x".repeat(73))).toBe(`A:${"x".repeat(73)}\r\n`);
    expect(contentLine("A", "x".repeat(74))).toBe(`A:${"x".repeat(73)}\r\n x\r\n`);
  });

  it("says what would mean something else in a value", () => {
    expect(escapedText("a\\b;c,d\ne\r\nf")).toBe("a\\\\b\\;c\\,d\\ne\\nf");
    expect(utcTime(Date.UTC(2026, 0, 2, 3, 4, 5, 999))).toBe("20260102T030405Z");
  });
});
