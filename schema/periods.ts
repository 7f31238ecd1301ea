/**
 * Periods of UTC, as totals name them: "all", a year "2026", a month "2026-11", an ISO week "2026-W47" or a day
 * "2026-11-20".
 */

export const spans = ["all", "year", "month", "week", "day"] as const;
export type Span = (typeof spans)[number];

const dayMs = 24 * 60 * 60_000;

/** The name of the period of this span that a time (ms UTC) lies in. */
export function periodAt(span: Span, at: number): string {
  const date = new Date(at);
  if (span === "all") return "all";
  if (span === "year") return String(date.getUTCFullYear());
  if (span === "month") return date.toISOString().slice(0, 7);
  if (span === "day") return date.toISOString().slice(0, 10);
  // ISO 8601: the Thursday of a week decides which year it belongs to.
  const thursday = new Date(startOf("week", at) + 3 * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** When the period of this span that a time lies in begins (ms UTC); weeks begin on Mondays. */
export function startOf(span: Exclude<Span, "all">, at: number): number {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (span === "year") return Date.UTC(year, 0, 1);
  if (span === "month") return Date.UTC(year, month, 1);
  const day = Math.floor(at / dayMs);
  if (span === "day") return day * dayMs;
  // The first of January 1970 was a Thursday.
  return (day - ((((day + 3) % 7) + 7) % 7)) * dayMs;
}

/** When the period of this span that a time lies in ends, which is when the next one begins (ms UTC). */
export function endOf(span: Exclude<Span, "all">, at: number): number {
  const start = new Date(startOf(span, at));
  if (span === "year") return Date.UTC(start.getUTCFullYear() + 1, 0, 1);
  if (span === "month") return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
  return start.getTime() + (span === "week" ? 7 : 1) * dayMs;
}

/** How far a clock elsewhere may be off, and by how much "23:59:59" falls short of the end. */
const toleranceMs = 5 * 60_000;

/**
 * The period from `startDate` to `endDate` (ms UTC): one that begins then and ends then, or has not ended yet and
 * `endDate` is no earlier than now. Without both it is "all".
 * @returns undefined if that is no period
 */
export function periodBetween(
  { startDate, endDate }: { startDate?: number; endDate?: number },
  now: number,
): string | undefined {
  if (startDate === undefined && endDate === undefined) return "all";
  if (startDate === undefined) return undefined;
  const until = endDate ?? now;
  const span = (["day", "week", "month", "year"] as const).find((span) => {
    const end = endOf(span, startDate);
    const reachesEnd =
      Math.abs(until - end) <= toleranceMs || (end > now && until >= now - toleranceMs && until <= end);
    return startOf(span, startDate) === startDate && reachesEnd;
  });
  return span && periodAt(span, startDate);
}
