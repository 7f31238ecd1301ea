import { useEffect, useMemo, useState } from "react";
import type { Seat } from "#rules/variant.ts";
import { viewData } from "#rules/viewData.ts";
import { limits } from "#schema/limits.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import type { Eyes, Recorded } from "../replayGame.ts";
import { movesToReview, nextToReview, type Reviewed, type Reviews, viewBefore } from "./reviewGame.ts";

/** The progress of judging a game's moves. */
export interface Review {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The verdicts so far; kept as long as the page is. */
  readonly reviews: Reviews;
  /** The indices of the judged moves. */
  readonly indices: readonly number[];
  readonly hasFailed: boolean;
  /** Whether only the viewer's own moves are judged; undefined for a viewer who has not played. */
  readonly onlyMine: boolean | undefined;
  readonly setOnlyMine: (onlyMine: boolean) => void;
}

/**
 * Has a master bot judge the viewer's own moves, or all; for a viewer who has not played (`own`), those of the chosen
 * view. It judges one move after the other, the current one first.
 */
export function useReview(game: Recorded, eyes: Eyes, own: Seat | undefined, at: number): Review {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [reviews, setReviews] = useState<Reviews>(new Map<number, Reviewed>());
  const [isOnlyMine, setOnlyMine] = useState(true);
  const whose = own === undefined ? eyes : isOnlyMine ? own : "open";
  const indices = useMemo(() => movesToReview(game, whose), [game, whose]);
  const next = isOpen && !hasFailed ? nextToReview(reviews, indices, at - 1) : undefined;

  useEffect(() => {
    if (next === undefined) return;
    const controller = new AbortController();
    reviewMove(game, next, controller.signal)
      .then((reviewed) => setReviews((before) => new Map(before).set(next, reviewed)))
      .catch(() => !controller.signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [game, next]);

  const open = (wanted: boolean): void => {
    setOpen(wanted);
    setFailed(false);
  };
  const onlyMine = own === undefined ? undefined : isOnlyMine;
  return { isOpen, setOpen: open, reviews, indices, hasFailed, onlyMine, setOnlyMine };
}

async function reviewMove(game: Recorded, n: number, signal: AbortSignal): Promise<Reviewed> {
  const { askMaster } = await loadModule(() => import("#web/game/master/askMaster.ts"));
  const view = viewData(viewBefore(game, n));
  return askMaster({ view, move: game.moves[n], chance: n, looks: limits.reviewLooks }, signal);
}
