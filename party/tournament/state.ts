import type { Results } from "#rules/tournament/format.ts";
import { isSamePerson } from "#schema/names.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type {
  GameStarter,
  TournamentForm,
  TournamentSchedule,
  TournamentStatus,
} from "#schema/tournament.ts";
import type { MatchPlay } from "./matchPlay.ts";

/** A player of a team; who was named by others has to confirm. */
export type Member = { identity: Identity; isActivated: boolean };

/** A team that has registered. `completedAt` is the number of the change that completed it (`v`); null: it is not complete. */
export type RegisterTeam = { name: string; members: readonly Member[]; completedAt: number | null };

/** A team that takes part. */
export type Team = { name: string; players: readonly Identity[] };

/** Who leads a private tournament, and who may begin its games. */
export type Organizer = { admin: Identity; startsGames: GameStarter };

/** The state of a tournament, a plain value. What follows from the results is derived (`rounds.ts`), never stored. */
export interface TournamentState {
  readonly id: number;
  readonly title: string;
  readonly form: TournamentForm;
  /** What the draw and all lots are made from: an integer from 0 up to, but not including, 2^32. */
  readonly seed: number;
  readonly createdAt: number;
  /** When it changed last. */
  readonly changedAt: number;
  /** Counts the changes. */
  readonly v: number;
  readonly status: TournamentStatus;
  /** The dates of a public tournament; null for a private one. */
  readonly schedule: TournamentSchedule | null;
  /** Null for a public tournament, which the site's admins lead. */
  readonly organizer: Organizer | null;
  /** Whether the organizer of a private tournament shows it to everybody who has its address. */
  readonly isShown: boolean;
  /** The teams until the tournament begins, in the order in which they registered. */
  readonly registerTeams: readonly RegisterTeam[];
  /** Players who look for partners. */
  readonly seekers: readonly Identity[];
  /** The users who have been told that others want them in a team, which happens once. */
  readonly invited: readonly number[];
  /** Those who take part, from the end of the sign-up on. The plan and the results name them by their index. */
  readonly teams: readonly Team[];
  /** Those of them that have withdrawn, by their index. */
  readonly withdrawn: readonly number[];
  /** By the index of a team: those of its players who want it out, as long as not all of them do. */
  readonly leaving: Readonly<Record<number, readonly Person[]>>;
  /** In a swiss tournament: the index of the first round that is drawn without each of them. */
  readonly leftOut: Readonly<Record<number, number>>;
  readonly results: Results;
  /** By the match's id; only of matches that have begun, or were decided by hand. */
  readonly matches: Readonly<Record<string, MatchPlay>>;
  /** How many rounds have been reminded of, have begun and have ended. */
  readonly remindedRounds: number;
  readonly begunRounds: number;
  readonly endedRounds: number;
  /** The teams that have been reminded of the round of the last reminder. */
  readonly remindedTeams: readonly number[];
}

export function isPublic({ schedule }: TournamentState): boolean {
  return schedule !== null;
}

/** Whether nothing is played any more. */
export function isFinished({ status }: TournamentState): boolean {
  return status === "ended" || status === "signUpFailed" || status === "aborted";
}

/** Whether teams can still be formed. */
export function isForming({ status }: TournamentState): boolean {
  return status === "signUp" || status === "planned";
}

/** The registered team in which a person plays: they have confirmed. */
export function registerTeamOf({ registerTeams }: TournamentState, person: Person): RegisterTeam | undefined {
  return registerTeams.find((team) => memberOf(team, person)?.isActivated);
}

/** The registered teams that have asked a person to play in them, and wait for the answer. */
export function teamsAsking({ registerTeams }: TournamentState, person: Person): RegisterTeam[] {
  return registerTeams.filter((team) => memberOf(team, person)?.isActivated === false);
}

export function memberOf({ members }: RegisterTeam, person: Person): Member | undefined {
  return members.find(({ identity }) => isSamePerson(identity, person));
}

/** The index of the team with which a person takes part; -1 for none. */
export function teamIndexOf({ teams }: TournamentState, person: Person): number {
  return teams.findIndex(({ players }) => players.some((player) => isSamePerson(player, person)));
}

export function isSeeking({ seekers }: TournamentState, person: Person): boolean {
  return seekers.some((one) => isSamePerson(one, person));
}

/** Whether all players of a team are there and have confirmed. */
export function isComplete({ form }: TournamentState, { members }: RegisterTeam): boolean {
  return members.length === form.playersPerTeam && members.every(({ isActivated }) => isActivated);
}

/**
 * The registered teams in the order in which they get places: the complete ones first, as they became complete, then
 * the others, as they registered. Those behind the last place are the waiting list.
 */
export function teamsByPlace({ registerTeams }: TournamentState): RegisterTeam[] {
  const orderOf = ({ completedAt }: RegisterTeam) => completedAt ?? Number.POSITIVE_INFINITY;
  return [...registerTeams].sort((one, other) => compare(orderOf(one), orderOf(other)));
}

/** Everybody who has something to do with the teams: in one, invited into one, or looking for one. */
export function peopleOf({ registerTeams, seekers, teams }: TournamentState): Identity[] {
  const registered = registerTeams.flatMap(({ members }) => members.map(({ identity }) => identity));
  return distinct([...registered, ...seekers, ...teams.flatMap(({ players }) => players)]);
}

/** The people, each once. */
export function distinct(people: readonly Identity[]): Identity[] {
  const seen = new Set<string>();
  return people.filter((one) => {
    const isNew = !seen.has(userRoomName(one));
    seen.add(userRoomName(one));
    return isNew;
  });
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
