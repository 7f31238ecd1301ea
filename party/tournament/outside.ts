import type { Person } from "#schema/rooms.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { belongs } from "./belonging.ts";
import type { TournamentState } from "./state.ts";

/** Whether somebody belongs to the tournament, and so sees who was asked to play. */
export function isInside(state: TournamentState, person: Person | null): boolean {
  return person !== null && belongs(state, person);
}

/** The tournament as those see it who do not belong to it: whoever has been asked and has not agreed is only counted. */
export function forOutsiders(tournament: TournamentSnapshot): TournamentSnapshot {
  const registerTeams = tournament.registerTeams.map((team) => {
    const members = team.members.filter(({ isActivated }) => isActivated);
    return { ...team, members, asked: team.members.length - members.length };
  });
  return { ...tournament, registerTeams };
}
