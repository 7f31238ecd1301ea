import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { type Asker, invitersOnly, membersOnly } from "./asker.ts";
import { andThen, type Change, type Changed, changed, mails, notices, toasts } from "./effects.ts";
import {
  distinct,
  isComplete,
  isForming,
  isPublic,
  isSeeking,
  type Member,
  memberOf,
  type RegisterTeam,
  registerTeamOf,
  type TournamentState,
  teamsAsking,
} from "./state.ts";

/**
 * How teams are formed: in the sign-up of a public tournament, and, where it says so, while a private one is planned.
 * Each function returns the next state with its effects, or the code of a refusal.
 */

/**
 * Registers a team by its name, with whom it names; the others have to confirm. Whoever has confirmed in no team can be
 * asked by several.
 */
export function registerTeam(
  state: TournamentState,
  by: Asker,
  { name, players }: { name: string; players: readonly Identity[] },
  now: number,
): Change {
  const refusal = signUpOnly(state) ?? membersOnly(by) ?? invitersOnly(by, now);
  if (refusal) return refusal;
  const { identity } = by;
  const others = distinct(players).filter((one) => !isSamePerson(one, identity));
  if (others.length >= state.form.playersPerTeam) return { error: "too_many_players" };
  if (registerTeamOf(state, identity)) return { error: "already_member" };
  if (others.some((one) => registerTeamOf(state, one))) return { error: "other_is_member" };
  if (isNameTaken(state, name)) return { error: "name_taken" };
  if (state.registerTeams.length >= limits.registerTeamsMax) return { error: "too_many" };
  const members = [identity, ...others].map((one) => ({ identity: one, isActivated: one === identity }));
  const decided = decidedFor(withoutSeeker(state, identity), identity, name);
  const registered = andThen(decided, (next) =>
    changed(
      withMembers(next, name, members),
      toasts(state, [identity], { kind: "youCreated", registerTeam: name }),
    ),
  );
  return andThen(registered, (next) => invited(next, identity, others, name));
}

/** Takes a free place of a team; in a private tournament only for who has the link. */
export function joinTeam(state: TournamentState, by: Asker, name: string): Change {
  const refusal = formingOnly(state) ?? membersOnly(by);
  if (refusal) return refusal;
  if (registerTeamOf(state, by.identity)) return { error: "already_member" };
  const team = teamNamed(state, name);
  if (team === undefined) return { error: "not_found" };
  if (memberOf(team, by.identity)) return activateUser(state, by, name);
  if (team.members.length >= state.form.playersPerTeam) return { error: "team_full" };
  const member = { identity: by.identity, isActivated: true };
  return confirmed(state, team, [...team.members, member], by.identity, "Joined");
}

/**
 * Confirms that one plays in the team that others have put one into, and in no other. @param name the team's, or the first
 * one's that asks
 */
export function activateUser(state: TournamentState, by: Asker, name?: string): Change {
  const refusal = formingOnly(state);
  if (refusal) return refusal;
  if (registerTeamOf(state, by.identity)) return changed(state);
  const team = askingOf(state, by.identity, name);
  if (team === undefined) return { error: "not_member" };
  const members = team.members.map((one) =>
    isSamePerson(one.identity, by.identity) ? { ...one, isActivated: true } : one,
  );
  return confirmed(state, team, members, by.identity, "Activated");
}

/**
 * Withdraws, or declines; possible until the sign-up has ended. @param name of the team that is declined, or the first
 * one's that asks
 */
export function leaveTournament(state: TournamentState, by: Asker, name?: string): Change {
  const refusal = formingOnly(state);
  if (refusal) return refusal;
  const team = registerTeamOf(state, by.identity) ?? askingOf(state, by.identity, name);
  if (team) return left(state, team, by.identity, leadersOf(state));
  return isSeeking(state, by.identity) ? stopSeeking(state, by) : { error: "not_member" };
}

/** Wants to be put together with others who look for partners, when the sign-up ends. */
export function seekPartner(state: TournamentState, by: Asker): Change {
  const refusal = signUpOnly(state) ?? membersOnly(by);
  if (refusal) return refusal;
  if (registerTeamOf(state, by.identity)) return { error: "already_member" };
  if (isSeeking(state, by.identity)) return changed(state);
  if (state.seekers.length >= limits.seekersMax) return { error: "too_many" };
  return changed({ ...state, seekers: [...state.seekers, by.identity] });
}

export function stopSeeking(state: TournamentState, by: Asker): Change {
  const refusal = signUpOnly(state);
  if (refusal) return refusal;
  return isSeeking(state, by.identity) ? changed(withoutSeeker(state, by.identity)) : changed(state);
}

/**
 * The tournament without somebody in this team, which is dropped if nobody is left who has confirmed. The partners are
 * told, and these others.
 */
export function left(
  state: TournamentState,
  { name, members }: RegisterTeam,
  leaver: Identity,
  others: readonly Identity[] = [],
): Changed {
  const rest = members.filter(({ identity }) => !isSamePerson(identity, leaver));
  // The organizer of a private tournament puts teams together; those who are named there confirm later.
  const isDropped = isPublic(state) && !rest.some(({ isActivated }) => isActivated);
  const told = distinct([...rest.map(({ identity }) => identity), ...others]);
  return changed(
    withMembers(state, name, isDropped ? [] : rest),
    toasts(state, [leaver], { kind: "youLeft", registerTeam: name }),
    toasts(
      state,
      told.filter((one) => !isSamePerson(one, leaver)),
      { kind: "partnerLeft", registerTeam: name, player: leaver.name },
    ),
  );
}

/** The organizer of a private tournament, who is told who leaves. */
export function leadersOf({ organizer }: TournamentState): Identity[] {
  return organizer === null ? [] : [organizer.admin];
}

/** The tournament with these members of a team, which is added if it is new, and removed if they are nobody. */
export function withMembers(
  state: TournamentState,
  name: string,
  members: readonly Member[],
): TournamentState {
  const before = teamNamed(state, name);
  const team: RegisterTeam = {
    name: before?.name ?? name,
    members,
    completedAt: before?.completedAt ?? null,
  };
  const next = { ...team, completedAt: isComplete(state, team) ? (team.completedAt ?? state.v) : null };
  const registerTeams = before
    ? state.registerTeams.map((one) => (one === before ? next : one))
    : [...state.registerTeams, next];
  return { ...state, registerTeams: registerTeams.filter((one) => one.members.length > 0) };
}

/** The registered team with this name, or one that is mistaken for it. */
export function teamNamed({ registerTeams }: TournamentState, name: string): RegisterTeam | undefined {
  return registerTeams.find((team) => skeletonOf(team.name) === skeletonOf(name));
}

/** Tells people that they were put into a team: each once, however often they are asked, and by whom. */
export function invited(
  state: TournamentState,
  by: Person,
  to: readonly Identity[],
  registerTeam: string,
): Changed {
  const first = to.filter(({ id }) => !state.invited.includes(id));
  const mail = isPublic(state) ? "invitation" : "privateInvitation";
  return changed(
    { ...state, invited: [...state.invited, ...first.map(({ id }) => id)] },
    toasts(state, first, { kind: "youWereInvited", registerTeam }),
    notices(state, first, { kind: "invited", registerTeam }),
    mails(state, first, mail, by.id),
  );
}

/** The team that asks somebody, by its name, or the first one. */
function askingOf(state: TournamentState, person: Person, name?: string): RegisterTeam | undefined {
  const asking = teamsAsking(state, person);
  return name === undefined ? asking[0] : asking.find((team) => skeletonOf(team.name) === skeletonOf(name));
}

/** The tournament after somebody has decided for a team: the others that ask them wait no longer, and are told so. */
function decidedFor(state: TournamentState, person: Identity, name: string): Changed {
  const others = teamsAsking(state, person).filter((team) => team.name !== name);
  return others.reduce(
    (before, team) =>
      andThen(before, (next) => {
        const rest = team.members.filter(({ identity }) => !isSamePerson(identity, person));
        const told = rest.filter(({ isActivated }) => isActivated).map(({ identity }) => identity);
        return changed(
          withMembers(next, team.name, rest),
          toasts(state, told, { kind: "partnerLeft", registerTeam: team.name, player: person.name }),
        );
      }),
    changed(state),
  );
}

export function withoutSeeker(state: TournamentState, person: Person): TournamentState {
  return { ...state, seekers: state.seekers.filter((one) => !isSamePerson(one, person)) };
}

/** The tournament after somebody has joined or activated, and told all members whether the team is complete now. */
function confirmed(
  state: TournamentState,
  { name }: RegisterTeam,
  members: readonly Member[],
  who: Identity,
  how: "Joined" | "Activated",
): Change {
  const decided = decidedFor(withoutSeeker(state, who), who, name);
  const next = withMembers(decided.state, name, members);
  const complete = teamNamed(next, name)?.completedAt === null ? "Incomplete" : "Complete";
  const partners = members.map(({ identity }) => identity).filter((one) => !isSamePerson(one, who));
  return changed(
    next,
    decided.effects,
    toasts(state, [who], { kind: `you${how}${complete}`, registerTeam: name }),
    toasts(state, partners, { kind: `player${how}${complete}`, registerTeam: name, player: who.name }),
  );
}

function isNameTaken(state: TournamentState, name: string): boolean {
  return teamNamed(state, name) !== undefined;
}

/** Why nobody can sign up now. */
function signUpOnly(state: TournamentState): { error: TournamentRefusal } | undefined {
  return state.status === "planned" ? { error: "wrong_status" } : formingOnly(state);
}

function formingOnly(state: TournamentState): { error: TournamentRefusal } | undefined {
  if (isForming(state)) return undefined;
  const isFull = isPublic(state) && (state.status === "signUpEnded" || state.status === "running");
  return { error: isFull ? "full" : "wrong_status" };
}
