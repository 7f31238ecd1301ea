import { isSamePerson } from "#schema/names.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type { TournamentInvitation } from "#schema/tournament/invitation.ts";
import { isForming, isPublic, type RegisterTeam, type TournamentState, teamsAsking } from "./state.ts";

/** The teams that ask a person to play in them, as long as teams are formed. */
export function invitationsTo(state: TournamentState, person: Person): TournamentInvitation[] {
  if (!isForming(state)) return [];
  return teamsAsking(state, person).map((team) => invitationTo(state, team, person));
}

/** Those whose invitations differ after a change; `before` is undefined for a new tournament. */
export function askedAnew(before: TournamentState | undefined, next: TournamentState): Identity[] {
  const [had, has] = [before ? allInvitations(before) : none, allInvitations(next)];
  const isAnew = (key: string) => had.get(key)?.said !== has.get(key)?.said;
  return [...new Set([...had.keys(), ...has.keys()])]
    .filter(isAnew)
    .flatMap((key) => (has.get(key) ?? had.get(key))?.to ?? []);
}

/** Everybody who is asked, and what they are told of it. There may be very many: no list is searched for each of them. */
function allInvitations(state: TournamentState): ReadonlyMap<string, { to: Identity; said: string }> {
  const all = new Map<string, { to: Identity; said: string }>();
  if (!isForming(state)) return all;
  for (const team of state.registerTeams) {
    for (const { identity: to, isActivated } of team.members) {
      if (isActivated) continue;
      const key = userRoomName(to);
      const said = `${all.get(key)?.said ?? ""}${JSON.stringify(invitationTo(state, team, to))}`;
      all.set(key, { to, said });
    }
  }
  return all;
}

const none: ReadonlyMap<string, { to: Identity; said: string }> = new Map();

function invitationTo(state: TournamentState, team: RegisterTeam, person: Person): TournamentInvitation {
  const { id, title, schedule } = state;
  const partners = team.members.filter(({ identity }) => !isSamePerson(identity, person));
  return {
    tournamentID: id,
    type: isPublic(state) ? "public" : "private",
    title,
    team: team.name,
    by: inviterOf(state, team)?.name ?? "",
    partners: partners.map(({ identity }) => identity.name),
    until: schedule?.signUpDeadline ?? null,
  };
}

/** Who asks others to play in a team: the organizer of a private tournament, or the first player who has confirmed. */
function inviterOf({ organizer }: TournamentState, { members }: RegisterTeam): Identity | undefined {
  return organizer?.admin ?? members.find(({ isActivated }) => isActivated)?.identity;
}
