import { type Pace, paceOf } from "#schema/pace.ts";
import type { WaitingGame } from "#web/net/lobby/lobbyRoom.ts";

/** Which waiting rooms to show. */
export interface Filters {
  players: "all" | "4" | "6";
  teams: "all" | "1" | "2" | "3";
  deck: "all" | "m" | "n";
  pace: "all" | Pace;
  /** Public rooms, or those that are entered by link. */
  access: "public" | "private";
}

export const firstFilters: Filters = {
  players: "all",
  teams: "all",
  deck: "all",
  pace: "all",
  access: "public",
};

/** Whether a room matches the filters. */
export function isWanted(room: WaitingGame, { players, teams, deck, pace, access }: Filters): boolean {
  return (
    (players === "all" || Number(players) === room.nPlayers) &&
    (teams === "all" || Number(teams) === room.nTeams) &&
    (deck === "all" || (deck === "m") === room.meister) &&
    (pace === "all" || pace === paceOf(room.moveTimeMs)) &&
    (access === "private") === room.private
  );
}
