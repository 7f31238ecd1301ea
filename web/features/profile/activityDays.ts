import { limits } from "#schema/limits.ts";
import { startOf } from "#schema/periods.ts";

const dayMs = 24 * 60 * 60_000;

/** A day of the calendar: "2026-11-20" (UTC), and the games of it. */
export interface ActivityDay {
  day: string;
  games: number;
}

/**
 * The last 53 weeks, each from Monday to Sunday; the last one ends today.
 * @param days games by the day ("2026-11-20", UTC)
 * @param now ms UTC
 */
export function activityWeeks(days: Readonly<Record<string, number>>, now: number): ActivityDay[][] {
  const weeks = Math.floor(limits.activityDays / 7);
  const first = startOf("week", now) - (weeks - 1) * 7 * dayMs;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first + (week * 7 + day) * dayMs)
      .filter((at) => at <= now)
      .map((at) => {
        const day = new Date(at).toISOString().slice(0, 10);
        return { day, games: days[day] ?? 0 };
      }),
  );
}

/** Games by the month ("2026-11"), of the months in which there were any, the latest first. */
export function gamesByMonth(days: Readonly<Record<string, number>>): [string, number][] {
  const months = new Map<string, number>();
  for (const [day, games] of Object.entries(days)) {
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + games);
  }
  return [...months].toSorted(([a], [b]) => (a < b ? 1 : -1));
}
