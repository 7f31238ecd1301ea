import type { TournamentKind } from "./tournament.ts";

/** Something that a player might want to know while not looking at the site, with the values for its text. */
export type Notice =
  | { kind: "yourTurn"; gameID: number; what?: undefined }
  | TurnNotice
  | { kind: "roomFull"; waitingID: string }
  | { kind: "invitation"; waitingID: string; username: string }
  /** `names` are the authors of unread messages, unless they have left the chat; `group` is a group's title. */
  | { kind: "message"; chatID: string; names: readonly string[]; group: string | null }
  | { kind: "friendRequest"; userID: number; username: string }
  /** Quick match has found a table, to which the player should come; a friend asks the player to come along. */
  | { kind: "tableFound"; callID: number }
  | { kind: "askedAlong"; username: string }
  | TournamentNotice;

/**
 * What is said of one's turn in a turn-based game: the game has begun, it is one's turn, the time will soon be up; or a
 * bot plays on, because one has missed too many deadlines, and others may take the seat.
 */
export const turnNews = ["begun", "turn", "timeShort", "seatOffered"] as const;
export type TurnNews = (typeof turnNews)[number];

/** It is one's turn in a turn-based game, since this time (ms UTC); or one no longer plays there. */
export type TurnNotice = { kind: "yourTurn"; gameID: number } & (
  | { what: Exclude<TurnNews, "seatOffered">; since: number | null }
  | { what: "seatOffered" }
);

/**
 * Something about a tournament: the player was invited to a team, by whom, and with whom there; a round begins soon, or has begun; the game of the
 * player's match is open; a match should be decided by hand, by an admin. `round` is the index of the round.
 */
export type TournamentNotice = {
  kind: "tournament";
  tournamentID: number;
  type: TournamentKind;
  title: string;
} & (
  | { what: "invited"; registerTeam: string; by?: string; partners?: readonly string[] }
  | { what: "roundSoon" | "roundStarted"; round: number }
  | { what: "gameStarted"; gameID: number }
  | { what: "decisionNeeded"; matchID: string }
);
