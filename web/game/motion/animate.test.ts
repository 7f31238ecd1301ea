import { expect, test } from "vitest";
import type { GameEvent } from "#rules/event.ts";
import { type Move, parseMove } from "#rules/move.ts";
import { play } from "#rules/play.ts";
import { position } from "#rules/testSupport.ts";
import { viewOf } from "#rules/view.ts";
import { pointOf } from "../geometry/layout.ts";
import { layoutOf } from "../geometry/layoutOf.ts";
import { distance, type Point } from "../geometry/point.ts";
import { animateBeat } from "./animate.ts";
import { beatsOf } from "./beats.ts";
import type { Scene } from "./scene.ts";
import { showEvent, showView } from "./shown.ts";

const layout = layoutOf(4, 0);

/** Where the ball is drawn while it rolls, from its place before a move of seat 0 to the end of it. */
function rollOf(balls: string, card: string, move: string): Point[] {
  const state = position("4x2n", balls, [card, "2", "2", "2"]);
  const before = showView(viewOf(state, 0));
  const happened: GameEvent[] = [];
  play(state, parseMove(move) as Move, happened);
  const beats = beatsOf(happened);
  const rolling = beats.findIndex((beat) => beat.some(({ type }) => type === "moved"));
  const shown = beats.slice(0, rolling).flat().reduce(showEvent, before);
  let frames: Keyframe[] = [];
  const ball = {
    animate: (keyframes: Keyframe[]) => {
      frames = keyframes;
      return {};
    },
  };
  // What a browser would find there: nothing but the ball is animated.
  const root = { querySelector: () => ball } as unknown as SVGElement;
  animateBeat({ root, layout, viewer: 0, tempo: 1 } satisfies Scene, shown, beats[rolling]);
  return frames.map(({ transform }) => {
    const [x, y] =
      String(transform)
        .match(/-?[\d.]+(?:e-?\d+)?/g)
        ?.map(Number) ?? [];
    return { x, y };
  });
}

/** Expects the roll to lead over these places, one after another. */
function expectRoll(points: readonly Point[], places: readonly number[]): void {
  expect(points).toHaveLength(places.length);
  for (const [i, place] of places.entries())
    expect(distance(points[i], pointOf(layout, place))).toBeLessThan(0.01);
}

test("a ball rolls forward over every field", () => {
  expectRoll(rollOf("20/-/-/-", "5", "0 5 20-25"), [20, 21, 22, 23, 24, 25]);
});

test("with a 4 it rolls backward, also past its start", () => {
  expectRoll(rollOf("20/-/-/-", "4", "0 4 20-16"), [20, 19, 18, 17, 16]);
  expectRoll(rollOf("2/-/-/-", "4", "0 4 2-62"), [2, 1, 0, 63, 62]);
});
