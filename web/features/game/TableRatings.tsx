import { familyOf } from "#rules/family.ts";
import { ratedFamilies, ratedKind } from "#rules/rating/families.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { type RatingsByName, useRatings } from "#web/net/ratings.ts";

/** The ratings of those who sit at the game, in this kind of game. Guests and bots have none, and nor has Team-Tac. */
export function useTableRatings({ seats, view, moveTimeMs }: GameState): RatingsByName {
  const { variant } = view.table;
  const family = ratedFamilies.find((one) => one === familyOf(variant.name));
  const players = seats.filter(({ kind, name }) => kind === "human" && name !== "");
  const kind = family && ratedKind(family, isTurnBased({ moveTimeMs }));
  return useRatings(kind === undefined ? [] : players.map(({ name }) => name), kind);
}
