import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";

/** What keeps a private tournament from beginning; nothing if all is 0 or empty. */
export interface Missing {
  teams: number;
  /** Free places in the teams that there are. */
  places: number;
  /** The names of those who have not confirmed. */
  unconfirmed: readonly string[];
}

export function missingIn({ form, registerTeams }: Planned): Missing {
  const members = registerTeams.flatMap((team) => team.members);
  return {
    teams: form.nTeams - registerTeams.length,
    places: registerTeams.length * form.playersPerTeam - members.length,
    unconfirmed: members.filter(({ isActivated }) => !isActivated).map(({ name }) => name),
  };
}

type Planned = Pick<TournamentState, "form" | "registerTeams">;

export function isReady({ teams, places, unconfirmed }: Missing): boolean {
  return teams === 0 && places === 0 && unconfirmed.length === 0;
}

/** Who can lead the tournament after its organizer: whoever takes part, or has confirmed that they will. */
export function heirsOf({ organizer, registerTeams, teams }: Led): string[] {
  const confirmed = registerTeams.flatMap(({ members }) => members.filter(({ isActivated }) => isActivated));
  const names = [...confirmed.map(({ name }) => name), ...teams.flatMap(({ players }) => players)];
  return [...new Set(names)].filter((name) => name !== "" && name !== organizer?.admin);
}

type Led = Pick<TournamentState, "organizer" | "registerTeams" | "teams">;
