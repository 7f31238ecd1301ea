import { roundsOf } from "#rules/tournament/tournament.ts";
import type { TournamentForm, TournamentSchedule } from "../tournament.ts";
import { planFor } from "./plan.ts";

/** How many rounds a full tournament of this form has. */
export function numberOfRounds(form: TournamentForm): number {
  return roundsOf(planFor(form, form.nTeams, 0), {}).length;
}

/** Whether the dates are in order, leave each round its time, and are as many as the rounds of a full tournament. */
export function isScheduleRight(form: TournamentForm, schedule: TournamentSchedule): boolean {
  const { signUpBegin, signUpDeadline, creationDates, minTeams } = schedule;
  const isNumberRight = creationDates.length === numberOfRounds(form);
  const areEnoughTeams = minTeams >= 2 && minTeams <= form.nTeams;
  const isInOrder = signUpBegin < signUpDeadline && signUpDeadline <= creationDates[0];
  const areRoundsApart = creationDates.every(
    (date, i) => i === 0 || date >= creationDates[i - 1] + form.timePerGameMs,
  );
  return isNumberRight && areEnoughTeams && isInOrder && areRoundsApart;
}
