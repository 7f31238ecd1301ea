import { isDeleted, isSamePerson } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { type Asker, invitersOnly, isLeader, leaderOnly } from "./asker.ts";
import { andThen, type Change, type Changed, changed, toasts } from "./effects.ts";
import { completeTeams } from "./places.ts";
import { beginGame } from "./play.ts";
import { isRunning, matchIn, playableMatches, playersOf } from "./rounds.ts";
import { invited, left, teamNamed, withMembers } from "./signUp.ts";
import {
  isFinished,
  isPublic,
  memberOf,
  type Organizer,
  peopleOf,
  registerTeamOf,
  type Team,
  type TournamentState,
  teamsAsking,
} from "./state.ts";

/** How a private tournament is led: its organizer puts the teams together, begins it and its games. */

/** Puts somebody into a team, which is made if there is none of this name; everybody but the organizer has to confirm. */
export function planAddPlayer(
  state: TournamentState,
  by: Asker,
  { player, teamTitle }: { player: Identity; teamTitle: string },
  now: number,
): Change {
  const refusal = planningOnly(state) ?? leaderOnly(state, by) ?? invitersOnly(by, now);
  if (refusal) return refusal;
  if (player.kind === "guest") return { error: "members_only" };
  const isSelf = isSamePerson(player, by.identity);
  const isPlanned = registerTeamOf(state, player) !== undefined || teamsAsking(state, player).length > 0;
  if (isPlanned) return { error: isSelf ? "already_member" : "other_is_member" };
  const team = teamNamed(state, teamTitle);
  if (team === undefined && state.registerTeams.length >= state.form.nTeams) return { error: "too_many" };
  const members = team?.members ?? [];
  if (members.length >= state.form.playersPerTeam) return { error: "team_full" };
  const name = team?.name ?? teamTitle;
  const next = withMembers(state, name, [...members, { identity: player, isActivated: isSelf }]);
  return isSelf ? changed(next) : invited(next, by.identity, [player], name);
}

/** Invites the players of a former tournament, in their teams of andThen, to a new one that has no teams yet. */
export function planAgain(state: TournamentState, by: Asker, teams: readonly Team[], now: number): Change {
  const refusal = planningOnly(state) ?? leaderOnly(state, by) ?? invitersOnly(by, now);
  if (refusal) return refusal;
  if (state.registerTeams.length > 0) return { error: "wrong_status" };
  return teams.slice(0, state.form.nTeams).reduce((before, { name, players }) => {
    const living = players.filter((one) => !isDeleted(one)).slice(0, state.form.playersPerTeam);
    const isSelf = (one: Identity) => isSamePerson(one, by.identity);
    const members = living.map((identity) => ({ identity, isActivated: isSelf(identity) }));
    const others = living.filter((one) => !isSelf(one));
    return andThen(before, (next) => invited(withMembers(next, name, members), by.identity, others, name));
  }, changed(state));
}

/** Takes somebody out of a team. Nobody is told of somebody who has not confirmed. */
export function planRemovePlayer(state: TournamentState, by: Asker, player: Person): Change {
  const refusal = planningOnly(state) ?? leaderOnly(state, by);
  if (refusal) return refusal;
  const team = registerTeamOf(state, player) ?? teamsAsking(state, player)[0];
  const member = team && memberOf(team, player);
  if (team === undefined || member === undefined) return { error: "not_member" };
  if (member.isActivated) return left(state, team, member.identity);
  const rest = team.members.filter((one) => one !== member);
  return changed(withMembers(state, team.name, rest));
}

/** Begins a private tournament whose teams are all complete. */
export function start(state: TournamentState, by: Asker): Change {
  const refusal = planningOnly(state) ?? leaderOnly(state, by);
  if (refusal) return refusal;
  const teams = completeTeams(state);
  const isReady = teams.length === state.form.nTeams && state.registerTeams.length === teams.length;
  if (!isReady) return { error: "not_complete" };
  const players = teams.flatMap((team) => team.players);
  return changed(
    { ...state, status: "running", teams, registerTeams: [] },
    toasts(state, players, { kind: "started" }),
  );
}

/** Begins the game of a match; by the organizer or, where all players may, by one of the match. */
export function startGame(state: TournamentState, by: Asker, matchID: string, now: number): Change {
  const { organizer } = state;
  if (organizer === null || state.status !== "running") return { error: "wrong_status" };
  const match = matchIn(state, matchID);
  if (match === undefined) return { error: "not_found" };
  const isPlayer = playersOf(state, match).some((player) => isSamePerson(player, by.identity));
  const mayStart = isLeader(state, by) || (organizer.startsGames === "players" && isPlayer);
  if (!mayStart) return { error: organizer.startsGames === "players" ? "not_member" : "not_admin" };
  if (isRunning(state, matchID)) return { error: "running" };
  if (!playableMatches(state).some(({ id }) => id === matchID)) return { error: "not_due" };
  return beginGame(state, matchID, now);
}

/** Begins the games whose players are all present, where games begin by themselves. Deleted accounts are not waited for. */
export function startWithPresent(state: TournamentState, present: readonly Person[], now: number): Changed {
  if (state.status !== "running" || state.organizer?.startsGames !== "present") return changed(state);
  const isThere = (player: Identity) => present.some((one) => isSamePerson(one, player));
  return playableMatches(state)
    .filter((match) => playersOf(state, match).every((player) => isDeleted(player) || isThere(player)))
    .reduce((before, { id }) => andThen(before, (next) => beginGame(next, id, now)), changed(state));
}

/** Shows a private tournament, and what is written there, to everybody who has its address, or only to its people. */
export function show(state: TournamentState, by: Asker, isShown: boolean): Change {
  if (isPublic(state)) return { error: "wrong_status" };
  return leaderOnly(state, by) ?? changed({ ...state, isShown });
}

/** Hands the tournament over to somebody who takes part in it. */
export function handOver(state: TournamentState, by: Asker, to: Person): Change {
  const { organizer } = state;
  if (organizer === null || isFinished(state)) return { error: "wrong_status" };
  const refusal = leaderOnly(state, by);
  if (refusal) return refusal;
  const heir = heirsOf(state).find((one) => isSamePerson(one, to));
  return heir ? withOrganizer(state, organizer, heir) : { error: "not_member" };
}

/** The tournament with another organizer, who is told. */
export function withOrganizer(state: TournamentState, organizer: Organizer, admin: Identity): Changed {
  return changed(
    { ...state, organizer: { ...organizer, admin } },
    toasts(state, [admin], { kind: "youLead" }),
  );
}

/** Who can lead a private tournament: those who take part, or have confirmed that they will. */
export function heirsOf(state: TournamentState): Identity[] {
  return peopleOf(state).filter((one) => !isDeleted(one) && teamsAsking(state, one).length === 0);
}

function planningOnly(state: TournamentState): { error: TournamentRefusal } | undefined {
  return isPublic(state) || state.status !== "planned" ? { error: "wrong_status" } : undefined;
}
