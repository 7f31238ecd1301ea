import { isDeleted, isNewer, isSamePerson } from "#schema/names.ts";
import type { Identity } from "#schema/rooms.ts";
import { andThen, type Changed, changed } from "./effects.ts";
import { aborted } from "./leading.ts";
import { heirsOf, withOrganizer } from "./organizing.ts";
import { leadersOf, left, withoutSeeker } from "./signUp.ts";
import { isFinished, isForming, registerTeamOf, type TournamentState, teamsAsking } from "./state.ts";

/**
 * The tournament with a person's new name, where it is newer than the one that is there. A deleted account leaves its
 * team as long as that is possible; then its place is nobody's, and the others of the team play on.
 */
export function renamed(state: TournamentState, identity: Identity): Changed {
  const next = withName(state, identity);
  if (next === state || !isDeleted(identity) || isFinished(state)) return changed(next);
  const team = registerTeamOf(next, identity);
  const own = isForming(next) ? [...(team ? [team] : []), ...teamsAsking(next, identity)] : [];
  const withdrawn = own.reduce(
    (before, one) => andThen(before, (state) => left(state, one, identity, leadersOf(state))),
    changed(next),
  );
  return andThen(withdrawn, (state) => withHeir(withoutSeeker(state, identity)));
}

/** The tournament with another organizer if its account is deleted; it ends if there is nobody else. */
function withHeir(state: TournamentState): Changed {
  const { organizer } = state;
  if (organizer === null || !isDeleted(organizer.admin)) return changed(state);
  const [heir] = heirsOf(state);
  return heir ? withOrganizer(state, organizer, heir) : aborted(state);
}

function withName(state: TournamentState, identity: Identity): TournamentState {
  let isKnown = false;
  const named = (one: Identity) => {
    if (!isSamePerson(one, identity) || !isNewer(identity, one)) return one;
    isKnown = true;
    return identity;
  };
  const { organizer, registerTeams, seekers, teams } = state;
  const next = {
    ...state,
    organizer: organizer && { ...organizer, admin: named(organizer.admin) },
    registerTeams: registerTeams.map((team) => ({
      ...team,
      members: team.members.map((member) => ({ ...member, identity: named(member.identity) })),
    })),
    seekers: seekers.map(named),
    teams: teams.map((team) => ({ ...team, players: team.players.map(named) })),
  };
  return isKnown ? next : state;
}
