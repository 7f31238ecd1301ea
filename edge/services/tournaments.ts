import { tryToOpen } from "#party/lobby/createTournament.ts";
import type {
  ChangeTournamentSignUpSizeBody,
  CreateTournamentBody,
  ExchangeUserBody,
  TournamentSeriesBody,
} from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import { tournamentRoom } from "#schema/roomNames.ts";
import type { Identity, TournamentAsker, TournamentRoomCalls } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { isScheduleRight } from "#schema/tournament/schedule.ts";
import { nextOfSeries } from "#schema/tournament/series.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { type TournamentForm, tournamentForm } from "#schema/tournament.ts";
import { setSeries } from "#store/tournamentSeries.ts";
import { addTournament, findPeopleByName, tournamentVersion } from "#store/tournaments.ts";
import type { Env } from "../env.ts";
import { invalid } from "../middleware/body.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { noPlayer } from "./knownPlayers.ts";

/**
 * Creates a public tournament and returns its id. If its room can't be opened now, the clock opens it.
 * @throws Problem `invalid` for a form that can't be played; `wrong_dates` for dates that are past, in another order, or
 * not as many as its rounds
 */
export async function createTournament(env: Env, body: CreateTournamentBody, now: number): Promise<number> {
  const { title, begin, deadline, creationDates, minTeams = limits.tournamentTeams.from } = body;
  const form = formOf(body);
  const schedule = { signUpBegin: begin, signUpDeadline: deadline, creationDates, minTeams };
  // The sign-up may have begun: whoever creates a tournament needs not foresee the minute.
  if (deadline <= now || !isScheduleRight(form, schedule)) throw wrongDates();
  const tournament = { title, form, createdAt: now, schedule };
  const id = await askDatabase(env, (db) => addTournament(db, tournament));
  await tryToOpen(env, { id, ...tournament });
  return id;
}

/**
 * Puts a player in the place of another.
 * @throws Problem `not_found` for a tournament or a player that does not exist, and the refusals of the tournament
 */
export async function exchangeUser(env: Env, admin: Identity, body: ExchangeUserBody): Promise<void> {
  const { usernameToReplace, usernameOfReplacement, tournamentID } = body;
  const room = await existingRoom(env, tournamentID);
  const names = [usernameToReplace, usernameOfReplacement];
  const people = await askDatabase(env, (db) => findPeopleByName(db, names));
  const [replaced, replacement] = names.map((name) => {
    const found = people.find((person) => person.name.toLowerCase() === name.toLowerCase());
    if (found === undefined) throw noPlayer(name);
    return found;
  });
  refuseIf(await room.exchangeUser(askerOf(admin), { replaced, replacement }));
}

/** Changes the number of teams before the sign-up has ended. @throws Problem `not_found`, and the tournament's refusals */
export async function changeSignUpSize(
  env: Env,
  admin: Identity,
  { tournamentID, ...size }: ChangeTournamentSignUpSizeBody,
): Promise<void> {
  const room = await existingRoom(env, tournamentID);
  refuseIf(await room.changeTournamentSignUpSize(askerOf(admin), size));
}

/**
 * A tournament, with the number of its last stored change.
 * @param key the key in the address of a private one
 * @throws Problem `not_found`
 */
export async function findTournament(
  env: Env,
  tournamentID: number,
  key: string | null = null,
): Promise<KnownTournament> {
  const known = await knownTournament(env, tournamentID);
  if (known === undefined || known.tournament.key !== key) throw noTournament();
  return known;
}

type KnownTournament = { tournament: TournamentSnapshot; v: number };

/** The same, or undefined if it does not exist. */
export async function knownTournament(env: Env, tournamentID: number): Promise<KnownTournament | undefined> {
  const v = await askDatabase(env, (db) => tournamentVersion(db, tournamentID));
  const tournament = v === undefined ? null : await tournamentRoom(env, tournamentID).snapshot();
  return v === undefined || tournament === null ? undefined : { tournament, v };
}

/**
 * Makes a series or changes one. @returns its id
 * @throws Problem `not_found` for a series that does not exist; `wrong_dates` where the sign-up would end before it begins
 */
export async function storeSeries(env: Env, series: TournamentSeriesBody, now: number): Promise<number> {
  if (!isScheduleRight(series.form, nextOfSeries(series, now).schedule)) throw wrongDates();
  const id = await askDatabase(env, (db) => setSeries(db, series));
  if (id === undefined) throw noSeries();
  return id;
}

export function noSeries(): Problem {
  return new Problem("not_found", "There is no such series.");
}

/** What is not given is as in most tournaments. */
function formOf(body: CreateTournamentBody): TournamentForm {
  const { secondsPerGame, secondsPerMove, nTeams, tournamentType = "knockout", rounds = null } = body;
  const { playersPerTeam = 2, teamsPerMatch = 2, legs = 1 } = body;
  const form = tournamentForm.safeParse({
    tournamentType,
    nTeams,
    playersPerTeam,
    teamsPerMatch,
    legs,
    rounds,
    timePerGameMs: 1000 * secondsPerGame,
    moveTimeMs: secondsPerMove === undefined ? limits.tournamentMoveTimeMs.usual : 1000 * secondsPerMove,
  });
  if (!form.success) throw invalid("No tournament can be played like this.", form.error.issues);
  return form.data;
}

/** A room is only called if it exists, because a call creates it. */
async function existingRoom(env: Env, tournamentID: number): Promise<TournamentRoomCalls> {
  const v = await askDatabase(env, (db) => tournamentVersion(db, tournamentID));
  if (v === undefined) throw noTournament();
  return tournamentRoom(env, tournamentID);
}

/** The calls have let nobody through but admins. */
function askerOf(identity: Identity): TournamentAsker {
  return { identity, isAdmin: true, blockedUntil: null };
}

const refusals: Partial<Record<TournamentRefusal, () => Problem>> = {
  not_found: noTournament,
  not_admin: () => new Problem("not_admin", "Its organizer leads a private tournament."),
  not_member: () => new Problem("not_member", "The player to replace is not in this tournament."),
  other_is_member: () => new Problem("other_is_member", "The replacement is in this tournament already."),
  wrong_status: () => new Problem("wrong_status", "The status of the tournament does not allow it."),
  wrong_dates: wrongDates,
};

/** @throws Problem for a refusal */
function refuseIf(refusal: TournamentRefusal | null): void {
  if (refusal === null) return;
  throw refusals[refusal]?.() ?? new Error(`a tournament refused: ${refusal}`);
}

function noTournament(): Problem {
  return new Problem("not_found", "There is no such tournament.");
}

function wrongDates(): Problem {
  return new Problem(
    "wrong_dates",
    "The dates must be in order and in the future, one for each round, and leave each round its time.",
  );
}
