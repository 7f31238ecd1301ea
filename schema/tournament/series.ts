import type { TournamentForm, TournamentSchedule } from "../tournament.ts";
import { numberOfRounds } from "./schedule.ts";
import { dayIn, daysLater, instantOf, weekdayOf } from "./wallClock.ts";

const minute = 60_000;
const hour = 60 * minute;

/** When the tournaments of a series take place; see schema/api/tournaments.ts. */
export type SeriesDates = {
  weekday: number;
  time: string;
  timeZone: string;
  signUpHours: number;
  deadlineMinutes: number;
  pauseMinutes: number;
  minTeams: number;
  form: TournamentForm;
};

/** The next tournament of a series whose first round has not begun: its day in the series' time zone, and its dates. */
export function nextOfSeries(
  series: SeriesDates,
  now: number,
): { day: string; schedule: TournamentSchedule } {
  const { weekday, time, timeZone } = series;
  const today = dayIn(timeZone, now);
  const first = daysLater(today, (weekday - weekdayOf(today) + 7) % 7);
  const day = instantOf({ day: first, time }, timeZone) > now ? first : daysLater(first, 7);
  return { day, schedule: scheduleOf(series, instantOf({ day, time }, timeZone)) };
}

/** The dates of a tournament of a series whose first round begins then (ms UTC). */
function scheduleOf(
  { signUpHours, deadlineMinutes, pauseMinutes, minTeams, form }: SeriesDates,
  begins: number,
): TournamentSchedule {
  const roundMs = form.timePerGameMs + pauseMinutes * minute;
  return {
    signUpBegin: begins - signUpHours * hour,
    signUpDeadline: begins - deadlineMinutes * minute,
    creationDates: Array.from({ length: numberOfRounds(form) }, (_, round) => begins + round * roundMs),
    minTeams,
  };
}
