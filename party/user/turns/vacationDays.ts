import { limits } from "#schema/limits.ts";
import type { Break } from "#schema/rooms.ts";

const dayMs = 24 * 60 * 60_000;

/** The years (UTC) in which the days of a vacation begin, one for each day. A day that has begun is a whole one. */
function yearsOf({ from, until }: Break): number[] {
  const days = Math.max(1, Math.ceil((until - from) / dayMs));
  return Array.from({ length: days }, (_, day) => new Date(from + day * dayMs).getUTCFullYear());
}

/** How many days of vacation are left in the calendar year of `now`. */
export function daysLeft(vacations: readonly Break[], now: number): number {
  return leftIn(new Date(now).getUTCFullYear(), vacations);
}

/** The vacation of so many days that begins now; undefined if a year in which it lies has not so many left. */
export function newVacation(vacations: readonly Break[], days: number, now: number): Break | undefined {
  const vacation = { from: now, until: now + days * dayMs };
  const all = [...vacations, vacation];
  return yearsOf(vacation).every((year) => leftIn(year, all) >= 0) ? vacation : undefined;
}

function leftIn(year: number, vacations: readonly Break[]): number {
  const used = vacations.flatMap(yearsOf).filter((one) => one === year).length;
  return limits.vacationDays - used;
}
