import type { Seat } from "#rules/variant.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";

/**
 * Whether the player of a seat is there; undefined where that is not known, or means nothing: in a turn-based game nobody has
 * to be there, and a bot always is.
 */
export function presenceAt(
  game: Pick<GameState, "seats" | "online" | "isPresenceKnown" | "moveTimeMs">,
  seat: Seat,
): boolean | undefined {
  if (game.seats[seat].kind === "bot" || !game.isPresenceKnown) return undefined;
  return game.online.includes(seat) || (isTurnBased(game) ? undefined : false);
}
