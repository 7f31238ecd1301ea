import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GameEvent } from "#rules/event.ts";
import type { View } from "#rules/view.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { Layout } from "./geometry/layout.ts";
import type { Shown } from "./motion/shown.ts";
import { Stage } from "./motion/stage.ts";
import { motionTempo } from "./motion/tempo.ts";

/** A position of the game and the events that led to it. */
export interface Position {
  readonly view: View;
  /** Increases with every move. */
  readonly version: number;
  /** The events since the previous version; `null` if unknown, then nothing is animated. */
  readonly happened: readonly GameEvent[] | null;
}

/** The table as shown, while moves are animated one after another. */
export interface StageOfBoard {
  readonly stage: Stage;
  readonly shown: Shown;
  /** A ref for the layer of the board in which everything moves. */
  readonly stageRef: RefObject<SVGSVGElement | null>;
}

/**
 * Shows each of `positions` that is newer than the last one shown, in order. Only the newest ones are needed. If one is
 * missing, the table jumps to the next.
 */
export function useStage(positions: readonly Position[], layout: Layout): StageOfBoard {
  const stageRef = useRef<SVGSVGElement>(null);
  const newest = positions[positions.length - 1];
  const [stage] = useState(() => new Stage(newest.view));
  useLayoutEffect(() => {
    stage.animateOn(() => {
      const tempo = motionTempo();
      const root = stageRef.current;
      return root === null || tempo === 0 ? null : { root, layout, tempo };
    });
  }, [stage, layout]);
  const shownVersion = useRef(newest.version);

  useEffect(() => {
    for (const { version, happened, view } of positions) {
      if (version <= shownVersion.current) continue;
      if (happened === null || version > shownVersion.current + 1) stage.jump(view);
      else stage.add(happened, view);
      shownVersion.current = version;
    }
  }, [positions, stage]);

  return { stage, shown: useStore(stage), stageRef };
}
