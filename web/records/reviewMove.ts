import type { Move } from "#rules/move.ts";
import type { View } from "#rules/view.ts";
import { viewData } from "#rules/viewData.ts";
import { limits } from "#schema/limits.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import type { Recorded } from "./replayGame.ts";
import { type Reviewed, type Reviews, viewBefore } from "./reviewGame.ts";

/** What masters have said about games so far, for whoever comes back to one. */
const kept = new WeakMap<Recorded, Map<number, Reviewed>>();

/** The opinions on a game so far. */
export function keptReviews(game: Recorded): Reviews {
  return new Map(kept.get(game));
}

/** A master bot's opinion of the move with this index. */
export async function reviewMove(game: Recorded, n: number, signal: AbortSignal): Promise<Reviewed> {
  const known = kept.get(game)?.get(n);
  if (known !== undefined) return known;
  const reviewed = await askReview(viewBefore(game, n), game.moves[n], n, signal);
  kept.set(game, new Map(kept.get(game)).set(n, reviewed));
  return reviewed;
}

/**
 * A master bot's opinion of a move that is legal in a view, or (`null`) its own choice.
 * @param chance decides, with the view, what the master imagines of hidden cards
 */
export async function askReview(
  view: View,
  move: Move | null,
  chance: number,
  signal: AbortSignal,
): Promise<Reviewed> {
  const { askMaster } = await loadModule(() => import("#web/game/master/askMaster.ts"));
  return askMaster({ view: viewData(view), move, chance, looks: limits.reviewLooks }, signal);
}
