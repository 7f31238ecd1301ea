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

/** What words that are read now name, in the order in which they began to. */
let targets: readonly Partial<Pointed>[] = [];

/**
 * Points at places or ways on the board, instead of those that other words name.
 * @returns ends it: the board points again at what it did before, as far as that has not ended
 */
export function pointAt(target: Partial<Pointed>): () => void {
  const added = { ...target };
  pointAtThese([...targets, added]);
  return () => {
    if (targets.includes(added)) pointAtThese(targets.filter((each) => each !== added));
  };
}

/** Ends all pointing. */
export function pointAtNothing(): void {
  pointAtThese([]);
}

function pointAtThese(those: readonly Partial<Pointed>[]): void {
  targets = those;
  pointed.write({
    places: those.findLast(({ places }) => places?.length)?.places ?? nothing.places,
    ways: those.findLast(({ ways }) => ways?.length)?.ways ?? nothing.ways,
  });
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
      end.current = pointAt(target);
    },
    onPointerLeave: ({ pointerType }) => {
      const last = end.current;
      if (last === undefined || pointerType === "mouse") return last?.();
      const waiting = setTimeout(last, restOfTouchMs);
      end.current = () => {
        clearTimeout(waiting);
        last();
      };
    },
  };
}
