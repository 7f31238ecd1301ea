import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { matchOfTeam } from "./bracket/matches.ts";

export type RegisterTeam = TournamentState["registerTeams"][number];

/** What the viewer has to do with a tournament. */
export interface Viewer {
  /** `undefined` without an account. */
  username: string | undefined;
  /** The team in which the viewer plays before the draw. */
  registerTeam: RegisterTeam | undefined;
  /** The teams that ask the viewer to play in them. */
  asking: readonly RegisterTeam[];
  isSeeking: boolean;
  /** The index of the team with which the viewer takes part; -1 for none. */
  team: number;
  /** The game that waits for the viewer. */
  gameID: number | undefined;
  /** Whether the viewer hosts this private tournament. */
  isOrganizer: boolean;
}

export function viewerOf(tournament: TournamentState, username: string | undefined): Viewer {
  const { registerTeams, seekers, teams, organizer, rounds } = tournament;
  const isViewer = (name: string) => username !== undefined && name === username;
  const memberOf = ({ members }: RegisterTeam) => members.find(({ name }) => isViewer(name));
  const team = teams.findIndex(({ players }) => players.some(isViewer));
  return {
    username,
    registerTeam: registerTeams.find((one) => memberOf(one)?.isActivated),
    asking: registerTeams.filter((one) => memberOf(one)?.isActivated === false),
    isSeeking: seekers.some(isViewer),
    team,
    gameID: team === -1 ? undefined : (matchOfTeam(rounds, team)?.gameID ?? undefined),
    isOrganizer: organizer !== null && isViewer(organizer.admin),
  };
}

/** Whether the viewer is one of the tournament's people: they read what is written there. */
export function belongsTo(tournament: TournamentState, username: string | undefined): boolean {
  const { registerTeam, isSeeking, team, isOrganizer } = viewerOf(tournament, username);
  return registerTeam !== undefined || isSeeking || team !== -1 || isOrganizer;
}

/** Who asks others to play in a team: the organizer of a private tournament, or the first player who has confirmed. */
export function inviterOf({ organizer }: TournamentState, { members }: RegisterTeam): string {
  return organizer?.admin ?? members.find(({ isActivated }) => isActivated)?.name ?? "";
}

/** Who plays, or would play, in the team with the viewer. */
export function partnersOf({ members }: RegisterTeam, username: string | undefined): string[] {
  return members.map(({ name }) => name).filter((name) => name !== username);
}

/** Who of a team has not confirmed yet. */
export function unconfirmed({ members }: RegisterTeam): string[] {
  return members.filter(({ isActivated }) => !isActivated).map(({ name }) => name);
}

/** A team's place on the waiting list, from 1; `undefined` if it is not on it. */
export function placeOnWaitingList({ registerTeams }: TournamentState, team: RegisterTeam) {
  const place = registerTeams.filter(({ hasPlace }) => !hasPlace).indexOf(team) + 1;
  return place === 0 ? undefined : place;
}
