import type { PlatformStatsAnswer } from "#schema/api/siteFigures.ts";

/** The figures of the page. */
export type PlatformStats = PlatformStatsAnswer;

/** A week: new users, finished games, active players. */
export interface WeekOfSite {
  year: number;
  week: number;
  users: number;
  games: number;
  players: number;
}

/** The weeks of the statistics, the oldest first, from the first in which anything happened. */
export function weeksOf({ weekDataset }: Pick<PlatformStats, "weekDataset">): WeekOfSite[] {
  const weeks = Object.entries(weekDataset.data)
    .flatMap(([year, weeks]) =>
      Object.entries(weeks).map(([week, [users, games, players]]) => ({
        ...{ year: Number(year), week: Number(week), users, games, players },
      })),
    )
    .toSorted((a, b) => a.year - b.year || a.week - b.week);
  const first = weeks.findIndex(({ users, games, players }) => users + games + players > 0);
  return first < 0 ? [] : weeks.slice(first);
}

/** What a week of the statistics counts, in the order of the answer. */
export const weekCounts = ["users", "games", "players"] as const;
export type WeekCount = (typeof weekCounts)[number];

/** A week that has only begun says nothing of its rest. */
const leastPassed = 0.15;

/**
 * What is still expected of each count until the running week ends, if it goes on as weeks usually do; null as long as
 * too little of it has passed.
 * @param week the running week
 */
export function expectedOf(
  week: WeekOfSite,
  { weekDataset: { passedRatio } }: Pick<PlatformStats, "weekDataset">,
): Record<WeekCount, number> | null {
  if (Math.min(...passedRatio) < leastPassed) return null;
  const rest = (count: WeekCount) =>
    Math.round(week[count] / passedRatio[weekCounts.indexOf(count)]) - week[count];
  return { users: rest("users"), games: rest("games"), players: rest("players") };
}

/**
 * The heat map of weekdays and hours, moved from UTC into a time zone.
 * @param heatmap games by weekday (0 is Monday) and hour
 * @param offset how many hours the zone is ahead of UTC; parts of hours are rounded
 */
export function inZone(heatmap: readonly (readonly number[])[], offset: number): number[][] {
  const hours = heatmap.flat();
  const shift = Math.round(offset);
  return heatmap.map((row, day) =>
    row.map((_, hour) => hours[(((day * 24 + hour - shift) % 168) + 168) % 168]),
  );
}
