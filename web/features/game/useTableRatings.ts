import { familyOf } from "#rules/family.ts";
import { type RatingsByName, useRatings } from "#web/net/ratings.ts";
import type { GameState } from "./gameRoom.ts";

/** The ratings of those who sit at the game, in this kind of game. Guests and bots have none, and nor has Team-Tac. */
export function useTableRatings({ seats, view }: GameState): RatingsByName {
  const { variant } = view.table;
  const players = seats.filter(({ kind, name }) => kind === "human" && name !== "");
  return useRatings(variant.isTeamTac ? [] : players.map(({ name }) => name), familyOf(variant.name));
}
