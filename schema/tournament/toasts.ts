import type { RoundPlayed } from "./roundName.ts";

/** What a player is told of a tournament by a toast (product.md 4), with the values for its text. */
export type TournamentToast =
  | { kind: Exclude<TeamToastKind, "youWereInvited">; registerTeam: string; player?: string }
  /** Who asks, and who else is in the team. */
  | { kind: "youWereInvited"; registerTeam: string; by: string; partners: readonly string[] }
  /** The player takes part, with this team. */
  | { kind: "signUpEnded"; registerTeam: string }
  | { kind: "signUpMissed" | "signUpFailed" | "started" | "aborted" | "youLead" }
  | { kind: "roundStarted" | "roundEnded"; roundsToFinal: number; round: RoundPlayed }
  | { kind: "gameStarted"; gameID: number }
  | { kind: "ended"; winner: TournamentWinner | null };

/** The toasts about a team. `player` is who joined, activated, left, wants to withdraw or has withdrawn, where that was not the recipient. */
export type TeamToastKind =
  | "youCreated"
  | "youWereInvited"
  | "youJoinedComplete"
  | "youJoinedIncomplete"
  | "playerJoinedComplete"
  | "playerJoinedIncomplete"
  | "youActivatedComplete"
  | "youActivatedIncomplete"
  | "playerActivatedComplete"
  | "playerActivatedIncomplete"
  | "youLeft"
  | "partnerLeft"
  | "partnerLeaving"
  | "teamWithdrew";

/** How the keys of toasts about the coming and going of other players begin, within their tournament. */
export const comingsBeginWith = "coming ";

/** The key of a toast or notice for a recipient of many tournaments. */
export function toastKey(tournamentID: number, key: string): string {
  return `tournament ${tournamentID} ${key}`;
}

export type TournamentToastKind = TournamentToast["kind"];

export type TournamentWinner = { name: string; players: readonly string[] };

/** How urgent each toast looks. */
export const tournamentToastSeverities = {
  youCreated: "success",
  youWereInvited: "warn",
  youJoinedComplete: "success",
  youJoinedIncomplete: "warn",
  playerJoinedComplete: "success",
  playerJoinedIncomplete: "warn",
  youActivatedComplete: "success",
  youActivatedIncomplete: "warn",
  playerActivatedComplete: "success",
  playerActivatedIncomplete: "warn",
  youLeft: "success",
  partnerLeft: "warn",
  partnerLeaving: "warn",
  teamWithdrew: "warn",
  signUpEnded: "success",
  signUpMissed: "error",
  signUpFailed: "error",
  started: "success",
  aborted: "error",
  youLead: "success",
  roundStarted: "success",
  roundEnded: "success",
  gameStarted: "success",
  ended: "success",
} as const satisfies Record<TournamentToastKind, "success" | "warn" | "error">;
