import { isSamePerson } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type { TournamentInvitation } from "#schema/tournament/invitation.ts";
import { isForming, isPublic, type RegisterTeam, type TournamentState, teamsAsking } from "./state.ts";

/** The teams that ask a person to play in them, as long as teams are formed. */
export function invitationsTo(state: TournamentState, person: Person): TournamentInvitation[] {
  if (!isForming(state)) return [];
  const { id, title, schedule } = state;
  const type = isPublic(state) ? "public" : "private";
  return teamsAsking(state, person).map((team) => ({
    ...{ tournamentID: id, type, title, team: team.name },
    by: inviterOf(state, team)?.name ?? "",
    partners: partnersOf(team, person).map(({ name }) => name),
    until: schedule?.signUpDeadline ?? null,
  }));
}

/** Everybody who is asked, once for each team that asks them. */
export function peopleAsked(state: TournamentState): Identity[] {
  if (!isForming(state)) return [];
  const members = state.registerTeams.flatMap((team) => team.members);
  return members.filter(({ isActivated }) => !isActivated).map(({ identity }) => identity);
}

/** Who asks others to play in a team: the organizer of a private tournament, or the first player who has confirmed. */
function inviterOf({ organizer }: TournamentState, { members }: RegisterTeam): Identity | undefined {
  return organizer?.admin ?? members.find(({ isActivated }) => isActivated)?.identity;
}

/** Who would play in the team with a person. */
function partnersOf({ members }: RegisterTeam, person: Person): Identity[] {
  return members.map(({ identity }) => identity).filter((one) => !isSamePerson(one, person));
}
