import { type PointerEvent, useEffect, useRef } from "react";
import type { Place } from "#rules/place.ts";
import { createStore } from "#web/ui/store.ts";
import type { Way } from "./board/Trail.tsx";

/** What some words name: the board points at it while they are read. */
export interface Pointed {
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
}

const nothing: Pointed = { places: [], ways: [] };

/** What the board points at now. */
export const pointed = createStore(nothing);

/** Points at places and ways on the board; without any, at nothing any more. */
export function pointAt(target: Partial<Pointed> = nothing): void {
  pointed.write({ ...nothing, ...target });
}

/** How long the board still points after a finger has touched the words, in ms. */
const restOfTouchMs = 2_500;

interface PointingHandlers {
  onPointerEnter: () => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Handlers for words that name something on the board: it points there while a pointer is on them. */
export function usePointing(target: Partial<Pointed>): PointingHandlers {
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    onPointerEnter: () => {
      end.current?.();
      pointAt(target);
      end.current = () => {
        end.current = undefined;
        pointAt();
      };
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === "mouse") return end.current?.();
      const last = end.current;
      const waiting = setTimeout(() => last?.(), restOfTouchMs);
      if (last === undefined) return clearTimeout(waiting);
      end.current = () => {
        clearTimeout(waiting);
        last();
      };
    },
  };
}
