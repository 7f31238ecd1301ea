import { useEffect } from "react";
import { familyOf } from "#rules/family.ts";
import { ratedFamilies, ratedKind } from "#rules/rating/families.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { type RatingsByName, useRatings } from "#web/net/ratings.ts";

/**
 * Asks for the ratings of those who sit at the game, in this kind of game, once the table is there. Guests and bots have none,
 * and nor has Team-Tac.
 */
export function TableRatings({
  game,
  onKnown,
}: {
  game: GameState;
  onKnown: (ratings: RatingsByName) => void;
}) {
  const { seats, view, moveTimeMs } = game;
  const family = ratedFamilies.find((one) => one === familyOf(view.table.variant.name));
  const players = seats.filter(({ kind, name }) => kind === "human" && name !== "");
  const kind = family && ratedKind(family, isTurnBased({ moveTimeMs }));
  const ratings = useRatings(kind === undefined ? [] : players.map(({ name }) => name), kind);
  useEffect(() => onKnown(ratings), [ratings, onKnown]);
  return null;
}
