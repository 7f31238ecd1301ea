import { useCallback, useEffect, useMemo, useState } from "react";
import type { Move } from "#rules/move.ts";
import { predict } from "#rules/preview.ts";
import type { View } from "#rules/view.ts";
import type { Stage } from "../motion/stage.ts";
import type { Position } from "../useStage.ts";
import { eventsOfParts, isWithinSeven, withParts } from "./sevenParts.ts";

/**
 * Carries out the viewer's complete move: one move, or all parts of a seven. Resolves to whether it was accepted; if not,
 * the table takes it back.
 */
export type CarryOut = (moves: readonly Move[]) => Promise<boolean>;

/** A player's own moves. */
export interface OwnMoves {
  /** Whether a move is being carried out. */
  readonly isSending: boolean;
  /** The position after the chosen parts of a seven, on which the next part is chosen. */
  readonly view: View;
  /** The parts of a seven that are chosen but not carried out. */
  readonly parts: readonly Move[];
  /** Makes a move. The parts of a seven are carried out together once the last one is chosen. */
  readonly makeMove: (move: Move, isDropped: boolean) => void;
  /** Takes back the part that was chosen last. */
  readonly takePartBack: () => void;
}

/** The chosen parts of a seven on a position of the game. */
interface Chosen {
  readonly version: number;
  readonly view: View;
  readonly parts: readonly Move[];
}

/**
 * Makes the viewer's own moves on the newest position: the table shows them at once, and takes them back if they are not
 * accepted.
 * @param isHalted whether nothing can be played any more
 */
export function useOwnMoves(
  { version, view }: Position,
  isHalted: boolean,
  stage: Stage,
  onMove: CarryOut,
): OwnMoves {
  // Until the move is carried out, not until the position changes: in a trade other players change it meanwhile.
  const [isSending, setSending] = useState(false);
  const [chosen, choose] = useState<Chosen | null>(null);
  // While parts are being sent, each of them changes the position.
  const isOutdated = chosen !== null && !isSending && (chosen.version !== version || isHalted);
  const current = isOutdated ? null : chosen;
  const parts = current?.parts ?? noParts;
  const planned = useMemo(
    () => (current === null ? view : withParts(current.view, current.parts)),
    [view, current],
  );

  useEffect(() => {
    if (!isOutdated) return;
    // Another tab has moved, a bot has moved because time ran out, or the game was aborted. Deferred, because React is
    // rendering.
    choose(null);
    void Promise.resolve().then(() => stage.takeBack());
  }, [isOutdated, stage]);

  const send = useCallback(
    async (moves: readonly Move[]) => {
      setSending(true);
      if (!(await onMove(moves))) stage.takeBack();
      choose(null);
      setSending(false);
    },
    [onMove, stage],
  );

  const makeMove = useCallback(
    (move: Move, isDropped: boolean) => {
      stage.predict(predict(planned.table, move).happened, isDropped);
      const moves = [...parts, move];
      const isLast = !isWithinSeven(planned.table, move);
      if (moves.length > 1 || !isLast) choose({ version, view, parts: moves });
      if (isLast) void send(moves);
    },
    [stage, planned, parts, view, version, send],
  );

  const takePartBack = useCallback(() => {
    const kept = parts.slice(0, -1);
    stage.takeBack(eventsOfParts(view, kept));
    choose(kept.length === 0 ? null : { version, view, parts: kept });
  }, [stage, view, version, parts]);

  return { isSending, view: planned, parts: isSending ? noParts : parts, makeMove, takePartBack };
}

const noParts: readonly Move[] = [];
