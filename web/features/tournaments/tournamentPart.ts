import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import type { TournamentActions } from "./useTournamentActions.ts";
import type { viewerOf } from "./viewer.ts";

/** What every part of a tournament's page gets. */
export interface TournamentPart {
  tournament: TournamentState;
  viewer: ReturnType<typeof viewerOf>;
  actions: TournamentActions;
}
