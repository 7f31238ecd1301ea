import { type Seat, variantOf } from "#rules/index.ts";
import { type Changed, changed, type Effect } from "./effects.ts";
import { statusOf } from "./outcome.ts";
import type { Position } from "./position.ts";
import type { GameState } from "./state.ts";
import { sidesCame } from "./surroundings.ts";

/** What changes only in a game that decides a match of a tournament; in other games nothing here changes anything. */

/** The players on these seats are here: the tournament is told of which sides somebody has come for the first time. */
export function sidesSeen(state: GameState, position: Position, online: readonly Seat[]): Changed {
  if (!isOpenMatch(state, position)) return changed(state);
  const { teamOf } = variantOf(state.beginning.game.variant);
  const news = new Set(online.map((seat) => teamOf[seat])).difference(state.surroundings.came);
  return changed(
    { ...state, surroundings: sidesCame(state.surroundings, news) },
    [...news].map((side): Effect => ({ kind: "teamCame", side })),
  );
}

/** The game decides no match any more; one that is over stays the one that decided it. */
export function detached(state: GameState, position: Position): Changed {
  if (!isOpenMatch(state, position)) return changed(state);
  const game = { ...state.beginning.game, tournament: null };
  return changed(
    { ...state, beginning: { ...state.beginning, game } },
    { kind: "schedule" },
    { kind: "snapshot" },
  );
}

function isOpenMatch({ beginning }: GameState, position: Position): boolean {
  return beginning.game.tournament !== null && statusOf(beginning, position) === "running";
}
