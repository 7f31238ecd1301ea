import { useEffect, useMemo, useState } from "react";
import type { Seat } from "#rules/variant.ts";
import type { Perspective, Recorded } from "#web/records/replayGame.ts";
import { movesToReview, nextToReview, type Reviews } from "#web/records/reviewGame.ts";
import { keptReviews, reviewMove } from "#web/records/reviewMove.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { useChangeAddress } from "../useChangeAddress.ts";

/** The progress of judging a game's moves. */
export interface Review {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The verdicts so far; kept as long as the game is loaded. */
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
 * view. It judges one move after the other, the current one first. Whether it does is in the address.
 */
export function useReview(game: Recorded, eyes: Perspective, own: Seat | undefined, at: number): Review {
  const isAsked = useAddressQuery().has("review");
  // It opens at the press, whatever the router has to wait for: what moves later is a surprise.
  const [isOpen, setOpen] = useState(isAsked);
  const change = useChangeAddress();
  const [hasFailed, setFailed] = useState(false);
  const [reviews, setReviews] = useState<Reviews>(() => keptReviews(game));
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
    change("review", wanted ? "1" : null);
    setFailed(false);
  };
  const onlyMine = own === undefined ? undefined : isOnlyMine;
  return { isOpen, setOpen: open, reviews, indices, hasFailed, onlyMine, setOnlyMine };
}
