import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import type { TournamentActions } from "../useTournamentActions.ts";

/** A tournament and the requests to its room, for whoever leads it. */
export interface ManagedTournament {
  tournament: TournamentState;
  actions: TournamentActions;
}
