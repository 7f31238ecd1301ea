import { legalMoves } from "#rules/legal.ts";
import { predict } from "#rules/preview.ts";
import type { Way } from "#web/game/board/Trail.tsx";
import { waysOf } from "#web/game/board/waysOf.ts";
import type { Recorded } from "#web/records/replayGame.ts";
import { verdictOf, viewBefore } from "#web/records/reviewGame.ts";
import type { Review } from "./useReview.ts";

/**
 * The paths to draw for the better alternative to the move before position `at`; undefined if that move was good enough
 * or is not judged yet.
 */
export function betterWays(game: Recorded, review: Review, at: number): Way[] | undefined {
  const reviewed = review.reviews.get(at - 1);
  if (!review.isOpen || !review.indices.includes(at - 1) || reviewed === undefined) return undefined;
  const verdict = verdictOf(game.moves[at - 1], reviewed);
  const view = viewBefore(game, at - 1);
  if (verdict === "best" || verdict === "good" || legalMoves(view).length === 1) return undefined;
  return waysOf(predict(view.table, reviewed.best).happened);
}
