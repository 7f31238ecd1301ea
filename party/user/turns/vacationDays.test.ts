import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { daysLeft, newVacation } from "./vacationDays.ts";

const day = 24 * 60 * 60_000;
const june = Date.UTC(2026, 5, 10, 12);
const newYearsEve = Date.UTC(2026, 11, 31, 12);

/** A vacation of so many days from a time. */
const from = (begin: number, days: number) => ({ from: begin, until: begin + days * day });

describe("the days of vacation", () => {
  it("are all there at first", () => expect(daysLeft([], june)).toBe(limits.vacationDays));

  it("count whole, also one that has only begun", () => {
    expect(daysLeft([from(june, 3)], june)).toBe(limits.vacationDays - 3);
    expect(daysLeft([from(june, 2.1)], june)).toBe(limits.vacationDays - 3);
    expect(daysLeft([from(june, 0)], june)).toBe(limits.vacationDays - 1);
  });

  it("are those of the calendar year in which they begin", () => {
    const across = [from(newYearsEve, 3)];
    expect(daysLeft(across, newYearsEve)).toBe(limits.vacationDays - 1);
    expect(daysLeft(across, newYearsEve + day)).toBe(limits.vacationDays - 2);
  });

  it("are given as long as there are some left", () => {
    const used = [from(june, 10)];
    const later = june + 30 * day;
    expect(newVacation(used, limits.vacationDays - 10, later)).toEqual(from(later, limits.vacationDays - 10));
    expect(newVacation(used, limits.vacationDays - 9, later)).toBeUndefined();
  });

  it("are given across New Year from both years", () => {
    const used = [from(june, limits.vacationDays - 1)];
    expect(newVacation(used, 10, newYearsEve)).toEqual(from(newYearsEve, 10));
    expect(newVacation([from(june, limits.vacationDays)], 10, newYearsEve)).toBeUndefined();
  });
});
