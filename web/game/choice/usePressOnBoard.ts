import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Place } from "#rules/place.ts";
import { keepClickFromOthers } from "#web/ui/onePress.ts";
import { type Layout, pointOf } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import { ballOn, type ShownBall } from "../motion/balls.ts";
import { aimAt } from "./aim.ts";
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
  /** Sources where the chosen ball may be dropped, though a press on them chooses them. */
  dropsOnly: readonly Place[];
  chosen: Place | null;
  stageRef: RefObject<SVGSVGElement | null>;
  onPress: (press: PlacePress) => void;
  /** Called when a press means nothing that can be chosen, with the place of the marble that it meant, if any. */
  onMiss: (place: Place | null) => void;
}

/** A press that is not over yet. */
export interface Aim {
  /** What it would choose if it ended now; `null` if it would be canceled. */
  readonly place: Place | null;
  /** Where the pointer is, in units of the board. */
  readonly at: Point;
  /** Whether the pointer hides what is below it. */
  readonly isFinger: boolean;
  /** Whether it drags a marble. */
  readonly isDrag: boolean;
}

/** A press in progress. */
interface Press {
  /** Where it began, in units of the board. */
  readonly from: Point;
  /** The place that it means now. */
  place: Place | undefined;
  /** The marble that it drags, with its place. */
  drag: { readonly origin: Place; readonly ball: DraggedBall; readonly wasChosen: boolean } | null;
}

/** How far a pointer may move before a press on a marble becomes a drag, in screen pixels. */
const slackOf = { mouse: 6, finger: 10 };

/**
 * Presses and drags on the board. A press means the nearest place that can be chosen. It chooses when it ends; until then
 * it may slide to a neighbour, or away from all of them, which cancels it. A press on a marble that slides drags it.
 */
export function usePressOnBoard(options: PressOptions): {
  /** The press in progress. */
  aim: Aim | null;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
} {
  const { layout, sources, targets, dropsOnly, chosen, onPress } = options;
  const press = useRef<Press | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);

  const meant = (event: PointerEvent<HTMLElement>): Place | undefined => {
    const at = boardPoint(event.currentTarget, event, layout);
    return aimAt(layout, [...targets, ...sources], at, unitsPerPixel(event.currentTarget, layout));
  };
  const show = (event: PointerEvent<HTMLElement>, place: Place | undefined): void =>
    setAim({
      place: place ?? null,
      at: boardPoint(event.currentTarget, event, layout),
      isFinger: isFinger(event),
      isDrag: press.current !== null && press.current.drag !== null,
    });
  const end = (): void => {
    press.current = null;
    setAim(null);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      const place = meant(event);
      if (place === undefined) {
        options.onMiss(marbleAt(event.currentTarget, event, options));
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { from: boardPoint(event.currentTarget, event, layout), place, drag: null };
      show(event, place);
    },

    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = press.current;
      if (current === null) return;
      const at = boardPoint(event.currentTarget, event, layout);
      const { place } = current;
      const moved = Math.hypot(at.x - current.from.x, at.y - current.from.y);
      const isGrabbed = place !== undefined && sources.includes(place) && !targets.includes(place);
      if (
        current.drag === null &&
        isGrabbed &&
        moved > slackOf[pointerOf(event)] * unitsPerPixel(event.currentTarget, layout)
      ) {
        const ball = liftBall(options, place);
        if (ball !== null) current.drag = { origin: place, ball, wasChosen: place === chosen };
        if (place !== chosen) onPress({ place, by: "pointer" });
      }
      current.drag?.ball.moveTo(at);
      current.place = meant(event);
      show(event, current.place);
    },

    onPointerUp: () => {
      const current = press.current;
      end();
      if (current === null) return;
      keepClickFromOthers();
      const { place, drag } = current;
      if (drag === null) {
        if (place !== undefined) onPress({ place, by: "pointer" });
        return;
      }
      if (place !== undefined && (targets.includes(place) || dropsOnly.includes(place))) {
        drag.ball.letGo();
        onPress({ place, by: "drop" });
        return;
      }
      drag.ball.rollBack();
      // It has slid to another marble, or away from what it had chosen.
      if (place !== undefined && place !== drag.origin) onPress({ place, by: "pointer" });
      else if (place === undefined && !drag.wasChosen) onPress({ place: drag.origin, by: "pointer" });
    },

    onPointerCancel: () => {
      press.current?.drag?.ball.rollBack();
      end();
    },
  };
  return { aim, handlers };
}

function pointerOf({ pointerType }: PointerEvent): "mouse" | "finger" {
  return pointerType === "mouse" ? "mouse" : "finger";
}

function isFinger(event: PointerEvent): boolean {
  return pointerOf(event) === "finger";
}

function liftBall({ layout, balls, stageRef }: PressOptions, place: Place): DraggedBall | null {
  const ball = ballOn(balls, place);
  const element = stageRef.current?.querySelector<SVGGElement>(`[data-ball="${ball?.id}"]`);
  if (ball === undefined || !element) return null;
  return new DraggedBall(element, pointOf(layout, place, ball.slot));
}

/** Where a pointer is, in the window's pixels. */
type Pointer = Pick<PointerEvent, "clientX" | "clientY">;

/** The place of the marble that a press on the layer over the board means, whether it can be chosen or not. */
export function marbleAt(
  layer: Element,
  pointer: Pointer,
  { layout, balls }: Pick<PressOptions, "layout" | "balls">,
): Place | null {
  const marbles = balls.map(({ place }) => place);
  return aimAt(layout, marbles, boardPoint(layer, pointer, layout), unitsPerPixel(layer, layout)) ?? null;
}

/** The position of the pointer on the board, in units. */
function boardPoint(layer: Element, { clientX, clientY }: Pointer, { shape: { viewBox } }: Layout): Point {
  const box = layer.getBoundingClientRect();
  return {
    x: viewBox.x + ((clientX - box.left) / box.width) * viewBox.width,
    y: viewBox.y + ((clientY - box.top) / box.height) * viewBox.height,
  };
}

/** How many units of the board a screen pixel is. */
function unitsPerPixel(layer: Element, { shape: { viewBox } }: Layout): number {
  return viewBox.width / layer.getBoundingClientRect().width;
}
