import type { CardName } from "#rules/card.ts";

/** Why a number can't be said. */
export const missingReasons = [
  "no_games",
  "no_games_against_others",
  "no_cards_traded",
  "no_balls_knocked_out",
  "no_moves",
  "no_eights_played",
  "no_cards_laid",
  "no_team_games",
] as const;
export type MissingReason = (typeof missingReasons)[number];

/** The axes of `table`, in order. */
export const axes = [
  "success",
  "generosity",
  "aggression",
  "decision",
  "resentment",
  "usage",
  "persistence",
] as const;
export type Axis = (typeof axes)[number];

/** What players may keep from others: with whom they have played, and on which days. */
export const hiddenParts = ["socials", "activity"] as const;
export type HiddenPart = (typeof hiddenParts)[number];

/** How a game ended for a player: won, lost, Team-Tac ("c"), aborted, running. */
export const historyMarks = ["w", "l", "c", "a", "r"] as const;
export type HistoryMark = (typeof historyMarks)[number];

/** The cards, as these answers name them. */
export const cardKeys = {
  ...{ "1": "1", "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9" },
  ...{ "10": "10", "12": "12", "13": "13" },
  ...{ T: "trickser", X: "tac", N: "narr", E: "engel", K: "krieger", D: "teufel" },
} as const satisfies Record<CardName, string>;
export type CardKey = (typeof cardKeys)[CardName];
