import fc from "fast-check";
import { expect, test } from "vitest";
import { isScheduleRight, numberOfRounds } from "#schema/tournament/schedule.ts";
import type { TournamentForm } from "#schema/tournament.ts";
import { faultsIn, fromField, roundDates, scheduleOf, toField } from "./dates.ts";

const minute = 60_000;
const form: TournamentForm = {
  tournamentType: "knockout",
  nTeams: 8,
  playersPerTeam: 2,
  teamsPerMatch: 2,
  legs: 1,
  rounds: null,
  timePerGameMs: 30 * minute,
  moveTimeMs: minute,
};
const times = { timePerGameMs: form.timePerGameMs, pauseMinutes: 10 };

test("a field for date and time says the same time back, to the minute", () => {
  const at = new Date(2026, 10, 29, 19, 5).getTime();
  expect(toField(at)).toBe("2026-11-29T19:05");
  expect(fromField("2026-11-29T19:05")).toBe(at);
  expect(fromField("")).toBeUndefined();
});

test("a round follows the one before after its game and the pause, and moves with it", () => {
  expect(roundDates(3, { 0: "2026-11-29T19:00" }, times)).toEqual([
    "2026-11-29T19:00",
    "2026-11-29T19:40",
    "2026-11-29T20:20",
  ]);
  expect(roundDates(3, { 0: "2026-11-29T19:00", 1: "2026-11-30T19:00" }, times)).toEqual([
    "2026-11-29T19:00",
    "2026-11-30T19:00",
    "2026-11-30T19:40",
  ]);
  expect(roundDates(2, {}, times)).toEqual(["", ""]);
});

test("each date that is too early says which one it must not come before", () => {
  const faults = faultsIn(
    form,
    {
      signUpBegin: "2026-11-29T12:00",
      signUpDeadline: "2026-11-29T11:00",
      creationDates: ["2026-11-29T10:00", "2026-11-29T10:10", ""],
      minTeams: "9",
    },
    0,
  );
  expect(faults).toEqual({
    signUpBegin: undefined,
    signUpDeadline: "beforeBegin",
    creationDates: ["beforeDeadline", "tooEarly", "missing"],
    minTeams: true,
  });
});

test("the sign-up may have begun, but must not have ended", () => {
  const wish = {
    signUpBegin: "2026-11-29T10:00",
    signUpDeadline: "2026-11-29T12:00",
    creationDates: ["2026-11-29T13:00", "2026-11-29T14:00", "2026-11-29T15:00"],
    minTeams: "2",
  };
  expect(faultsIn(form, wish, fromField("2026-11-29T11:59")!).signUpDeadline).toBeUndefined();
  expect(faultsIn(form, wish, fromField("2026-11-29T12:00")!).signUpDeadline).toBe("past");
});

test("a wish without faults is a schedule that the server takes, and no other is", () => {
  const moment = fc
    .integer({ min: 0, max: 400 })
    .map((minutes) => toField(1_800_000_000_000 + minutes * minute));
  const wish = fc.record({
    signUpBegin: moment,
    signUpDeadline: moment,
    creationDates: fc.array(moment, { minLength: 3, maxLength: 3 }).map((dates) => dates.toSorted()),
    minTeams: fc.integer({ min: 1, max: 9 }).map(String),
  });
  expect(numberOfRounds(form)).toBe(3);
  fc.assert(
    fc.property(wish, (one) => {
      const schedule = {
        signUpBegin: fromField(one.signUpBegin)!,
        signUpDeadline: fromField(one.signUpDeadline)!,
        creationDates: one.creationDates.map((date) => fromField(date)!),
        minTeams: Number(one.minTeams),
      };
      expect(scheduleOf(form, one, 0)).toEqual(isScheduleRight(form, schedule) ? schedule : undefined);
    }),
  );
});
