import { type PointerEvent, type RefObject, useRef } from "react";
import type { Place } from "#rules/place.ts";
import { type Layout, nearestPlace, pointOf } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import { ballOn, type ShownBall } from "../motion/balls.ts";
import { DraggedBall } from "./draggedBall.ts";

/** Called when a place is chosen. `drop`: the ball was dropped on it, so it is there already. */
export interface PlacePress {
  readonly place: Place;
  readonly by: "pointer" | "drop" | "key";
}

interface PressOptions {
  layout: Layout;
  balls: readonly ShownBall[];
  sources: readonly Place[];
  targets: readonly Place[];
  chosen: Place | null;
  stageRef: RefObject<SVGSVGElement | null>;
  onPress: (press: PlacePress) => void;
}

/** A press in progress. */
interface Press {
  place: Place;
  isTarget: boolean;
  /** The place was chosen before, so a second press deselects it. */
  wasChosen: boolean;
  at: Point;
  ball: DraggedBall | null;
}

/**
 * How near to a place a press must be, and how far a pointer may move before a press becomes a drag, in screen pixels.
 */
const reachOfThumb = 26;
const reachOfDrop = 34;
const slack = 6;

/**
 * Presses and drags on the board. The nearest selectable place counts, not the one under the fingertip: on a phone the
 * fields are smaller than a thumb.
 */
export function usePressOnBoard(options: PressOptions): {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
} {
  const { layout, sources, targets, onPress } = options;
  const press = useRef<Press | null>(null);

  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      const at = boardPoint(event, layout);
      const reach = reachIn(event, layout, reachOfThumb);
      const place = nearestPlace(layout, [...targets, ...sources], at, reach);
      if (place === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const isTarget = targets.includes(place);
      const wasChosen = place === options.chosen;
      press.current = { place, isTarget, wasChosen, at, ball: null };
      if (!isTarget && !wasChosen) onPress({ place, by: "pointer" });
    },

    onPointerMove: (event) => {
      const current = press.current;
      if (current === null || current.isTarget) return;
      const at = boardPoint(event, layout);
      const moved = Math.hypot(at.x - current.at.x, at.y - current.at.y);
      if (current.ball === null && moved > reachIn(event, layout, slack)) {
        current.ball = liftBall(options, current.place);
      }
      current.ball?.moveTo(at);
    },

    onPointerUp: (event) => {
      const current = press.current;
      press.current = null;
      if (current === null) return;
      if (current.ball === null) {
        if (current.isTarget || current.wasChosen) onPress({ place: current.place, by: "pointer" });
        return;
      }
      const at = boardPoint(event, layout);
      const reach = Math.max(reachIn(event, layout, reachOfDrop), layout.shape.spacing);
      const target = nearestPlace(layout, targets, at, reach);
      if (target === undefined) {
        current.ball.rollBack();
        return;
      }
      current.ball.letGo();
      onPress({ place: target, by: "drop" });
    },

    onPointerCancel: () => {
      press.current?.ball?.rollBack();
      press.current = null;
    },
  };
}

function liftBall({ layout, balls, stageRef }: PressOptions, place: Place): DraggedBall | null {
  const ball = ballOn(balls, place);
  const element = stageRef.current?.querySelector<SVGGElement>(`[data-ball="${ball?.id}"]`);
  if (ball === undefined || !element) return null;
  return new DraggedBall(element, pointOf(layout, place, ball.slot));
}

/** The position of the pointer on the board, in units. */
function boardPoint(event: PointerEvent<HTMLElement>, { shape: { viewBox } }: Layout): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: viewBox.x + ((event.clientX - box.left) / box.width) * viewBox.width,
    y: viewBox.y + ((event.clientY - box.top) / box.height) * viewBox.height,
  };
}

/** Converts screen pixels to units of the board. */
function reachIn(event: PointerEvent<HTMLElement>, { shape: { viewBox } }: Layout, pixels: number): number {
  return (pixels / event.currentTarget.getBoundingClientRect().width) * viewBox.width;
}
