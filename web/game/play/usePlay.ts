import { type RefObject, useMemo } from "react";
import type { Seat } from "#rules/variant.ts";
import type { View } from "#rules/view.ts";
import type { Layout } from "../geometry/layout.ts";
import { layoutOf } from "../geometry/layoutOf.ts";
import type { Shown } from "../motion/shown.ts";
import type { Stage } from "../motion/stage.ts";
import { type Position, useStage } from "../useStage.ts";
import { type Choosing, type Opening, useChoosing } from "./useChoosing.ts";
import { type CarryOut, type OwnMoves, useOwnMoves } from "./useOwnMoves.ts";

interface PlayOptions {
  /**
   * The positions to show one after another, oldest first; the last one is played on. Only the newest are needed. Versions
   * count up with every move.
   */
  positions: readonly Position[];
  /** The seat that is drawn at the bottom. */
  bottom: Seat;
  /** Carries out the viewer's moves. */
  onMove: CarryOut;
  /** Nothing can be played any more, whatever the rules say. */
  isHalted?: boolean;
  /** How choosing begins, if not with the only option. */
  opening?: Opening;
}

/** A table that is played at: what it shows, what is chosen, and the viewer's moves. `PlayTable` draws it. */
export interface Play {
  readonly layout: Layout;
  readonly stage: Stage;
  readonly shown: Shown;
  readonly stageRef: RefObject<SVGSVGElement | null>;
  readonly ownMoves: OwnMoves;
  readonly choosing: Choosing;
  /** Whether the table shows the newest position. Options show only then; choosing does not have to wait for that. */
  readonly isCaughtUp: boolean;
}

/** Shows positions, lets their viewer choose moves, and hands these to `onMove`. It knows nothing of rooms. */
export function usePlay({ positions, bottom, onMove, isHalted = false, opening }: PlayOptions): Play {
  const newest = positions[positions.length - 1];
  const { variant } = newest.view.table;
  const layout = useMemo(() => layoutOf(variant.seats, bottom), [variant, bottom]);
  const { stage, shown, stageRef } = useStage(positions, layout);
  const ownMoves = useOwnMoves(newest, isHalted, stage, onMove);
  const playable = useMemo(
    () => (isHalted ? halted(ownMoves.view) : ownMoves.view),
    [isHalted, ownMoves.view],
  );
  const choosing = useChoosing(playable, ownMoves.isSending, ownMoves.makeMove, opening);
  return { layout, stage, shown, stageRef, ownMoves, choosing, isCaughtUp: shown.view === newest.view };
}

/** A position without further moves, like the last one of an aborted game. */
function halted(view: View): View {
  const { phase } = view.table;
  return phase === "over" ? view : { ...view, table: { ...view.table, phase: "halted" } };
}
