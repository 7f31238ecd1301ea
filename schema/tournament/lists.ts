import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { count, moment } from "../protocol/table.ts";
import { slotName } from "../protocol/waitingGame.ts";
import { text } from "../text.ts";
import {
  gameStarters,
  tournamentForm,
  tournamentID,
  tournamentKinds,
  tournamentStatuses,
} from "../tournament.ts";
import { tournamentTitle } from "./names.ts";

/** Tournaments in lists, as the lobby and libSQL know them. */

/** The title of a tournament or the name of a team, which was checked when it was chosen. */
const chosenName = text().check(z.maxLength(limits.tournamentTitleMaxLength));

/** Who has won, and the next ones; `players` by name. */
export const tournamentWinner = z.strictObject({
  teamName: chosenName,
  players: z.array(slotName).check(z.maxLength(3)),
  placement: count,
});
export type TournamentWinnerEntry = z.output<typeof tournamentWinner>;

/** The teams of the last public tournament that have a crown. */
export const tournamentWinners = z.array(tournamentWinner).check(z.maxLength(limits.crownedTeams));

/** A public tournament that has not ended. */
export const currentTournament = z.strictObject({
  id: tournamentID,
  title: chosenName,
  status: z.enum(tournamentStatuses),
  form: tournamentForm,
  signUpBegin: moment,
  signUpDeadline: moment,
  creationDates: z.array(moment).check(z.maxLength(limits.tournamentRoundsMax)),
  /** How many rounds have begun. */
  begunRounds: count,
  /** Complete teams, or those that take part. */
  nComplete: count,
});
export type CurrentTournament = z.output<typeof currentTournament>;

/** Those, the next first round first. */
export const currentTournaments = z.array(currentTournament).check(z.maxLength(limits.currentTournaments));

/**
 * A row of the table of tournaments; `date` is that of the first round or, of a private one, when it was created.
 * `isOwn`: whether the user plays in it, is registered or leads it.
 */
export const listedTournament = z.strictObject({
  id: tournamentID,
  type: z.enum(tournamentKinds),
  title: chosenName,
  status: z.enum(tournamentStatuses),
  date: moment,
  nTeams: count,
  winner: z.nullable(tournamentWinner),
  isOwn: z.boolean(),
});
export type ListedTournament = z.output<typeof listedTournament>;

export const tournamentSpans = ["week", "month", "year", "all"] as const;

/** A page of that table: public ones, private ones that the player has to do with, or (null) both. */
export const tournamentTableQuery = z.strictObject({
  first: count,
  limit: count.check(z.minimum(1), z.maximum(limits.tournamentsListed)),
  filter: z.nullable(z.enum(tournamentKinds)),
  /** Only those of this week, month or year (UTC). */
  span: z.enum(tournamentSpans),
});
export const tournamentTable = z.strictObject({
  total: count,
  tournaments: z.array(listedTournament).check(z.maxLength(limits.tournamentsListed)),
});

/** A private tournament to create. `repeats`: a former one whose teams are invited again. */
export const newPrivateTournament = z.strictObject({
  title: tournamentTitle,
  form: tournamentForm,
  startsGames: z.enum(gameStarters),
  repeats: z.nullable(tournamentID),
});
export type NewPrivateTournament = z.output<typeof newPrivateTournament>;

/** The requests, answers and events of the lobby that are about tournaments. */
export const lobbyTournaments = {
  requests: {
    "tournament:loadTable": tournamentTableQuery,
    "tournament:winners:get": z.strictObject({}),
    "tournament:public:get-current": z.strictObject({}),
    "tournament:private:create": newPrivateTournament,
  },
  answers: {
    "tournament:loadTable": tournamentTable,
    "tournament:winners:get": z.strictObject({ winners: tournamentWinners }),
    "tournament:public:get-current": z.strictObject({ tournament: z.nullable(currentTournament) }),
    "tournament:private:create": z.strictObject({ id: tournamentID }),
  },
  events: {
    "tournament:winners:update": z.strictObject({ winners: tournamentWinners }),
    "tournament:public:current": z.strictObject({ tournaments: currentTournaments }),
  },
} as const;
