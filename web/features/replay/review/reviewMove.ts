import { viewData } from "#rules/viewData.ts";
import { limits } from "#schema/limits.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import type { Recorded } from "../replayGame.ts";
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
  const { askMaster } = await loadModule(() => import("#web/game/master/askMaster.ts"));
  const view = viewData(viewBefore(game, n));
  const question = { view, move: game.moves[n], chance: n, looks: limits.reviewLooks };
  const reviewed = await askMaster(question, signal);
  kept.set(game, new Map(kept.get(game)).set(n, reviewed));
  return reviewed;
}
