import { z } from "zod";
import { limits } from "../limits.ts";
import { roomKey } from "../roomKeys.ts";
import { text } from "../text.ts";
import { tournamentForm, tournamentID } from "../tournament.ts";
import * as fields from "./fields.ts";

/** The calls of admins about public tournaments, and what everybody may fetch of a tournament. Times in ms UTC. */

const moment = z.int().nonnegative();
const nTeams = tournamentForm.shape.nTeams;

/**
 * POST /createTournament: what is not given is as in most tournaments: a knockout of pairs, two teams a match, the usual
 * clock, two teams at least. The sign-up runs from `begin` to `deadline`; `creationDates` are when the rounds begin.
 */
export const createTournamentBody = z.strictObject({
  title: fields.tournamentTitle,
  begin: moment,
  deadline: moment,
  creationDates: z.array(moment).min(1).max(limits.tournamentRoundsMax),
  secondsPerGame: z.int().positive(),
  nTeams,
  minTeams: z.optional(nTeams),
  secondsPerMove: z.int().positive().optional(),
  tournamentType: z.optional(tournamentForm.shape.tournamentType),
  playersPerTeam: z.optional(tournamentForm.shape.playersPerTeam),
  teamsPerMatch: z.optional(tournamentForm.shape.teamsPerMatch),
  legs: z.optional(tournamentForm.shape.legs),
  rounds: z.optional(tournamentForm.shape.rounds),
});
export type CreateTournamentBody = z.infer<typeof createTournamentBody>;
export const createTournamentAnswer = z.strictObject({ id: tournamentID });
export type CreateTournamentAnswer = z.infer<typeof createTournamentAnswer>;

/** POST /exchangeUser: from the end of the sign-up on. */
export const exchangeUserBody = z.strictObject({
  usernameToReplace: fields.takenUsername,
  usernameOfReplacement: fields.takenUsername,
  tournamentID,
});
export type ExchangeUserBody = z.infer<typeof exchangeUserBody>;

/** POST /changeTournamentSignUpSize: before the sign-up has ended; as many dates as the new size has rounds. */
export const changeTournamentSignUpSizeBody = z.strictObject({
  nTeams,
  tournamentID,
  creationDates: createTournamentBody.shape.creationDates.optional(),
});
export type ChangeTournamentSignUpSizeBody = z.infer<typeof changeTournamentSignUpSizeBody>;

/** A tournament, the key in the address of a private one, and the language of the answer; German if none is given. */
export const tournamentQuery = z.strictObject({
  tournamentID: z.coerce.number().pipe(tournamentID),
  key: z.optional(text().check(z.regex(roomKey))),
  locale: z.optional(fields.locale),
});

/** GET /generateTeamName: a name that no team of this tournament has. */
export const teamNameAnswer = z.strictObject({ name: z.string() });
export type TeamNameAnswer = z.infer<typeof teamNameAnswer>;

/** GET /tournamentCalendar: a file after RFC 5545. */
export const tournamentCalendarAnswer = z.string();

/**
 * A series opens its next tournament by itself: every week on this day (0: Sunday) at this time ("19:00") in this time
 * zone. Sign-up begins so many hours before the first round and ends so many minutes before it.
 */
const series = {
  title: fields.tournamentTitle,
  weekday: z.int().min(0).max(6),
  time: text().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone: fields.timeZone,
  signUpHours: z.int().min(1).max(limits.seriesSignUpHoursMax),
  deadlineMinutes: z
    .int()
    .min(5)
    .max(24 * 60),
  pauseMinutes: z
    .int()
    .min(0)
    .max(24 * 60),
  minTeams: nTeams,
  form: tournamentForm,
};

/** POST /tournamentSeries: makes one or, with its id, changes it from its next tournament on. */
export const tournamentSeriesBody = z.strictObject({ id: z.int().positive().optional(), ...series });
export type TournamentSeriesBody = z.infer<typeof tournamentSeriesBody>;
export const tournamentSeriesAnswer = z.strictObject({ id: z.int().positive() });
export type TournamentSeriesAnswer = z.infer<typeof tournamentSeriesAnswer>;

/** GET /tournamentSeries: all of them. */
export const allTournamentSeries = z.array(z.strictObject({ id: z.int().positive(), ...series }));
export type TournamentSeries = z.infer<typeof allTournamentSeries>[number];

/** DELETE /tournamentSeries: it opens no more tournaments. */
export const endTournamentSeriesBody = z.strictObject({ id: z.int().positive() });
