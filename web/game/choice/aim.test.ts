import { describe, expect, test } from "vitest";
import { chanceStream } from "#rules/chance.ts";
import { homePlace, type Place } from "#rules/place.ts";
import { pointOf } from "../geometry/layout.ts";
import { layoutOf } from "../geometry/layoutOf.ts";
import { type Point, plus, polar, scaled } from "../geometry/point.ts";
import { aimAt } from "./aim.ts";

/** The width of the board on a phone of 360 px, at the table and in a lesson, in px. */
const boardWidth = 354;
const random = chanceStream(new Uint8Array(32), 1);
const share = (): number => random(1_000_000) / 1_000_000;

/** A point somewhere within so many px of another, in units of the board; every point of the circle is as likely. */
function near(point: Point, pixels: number, unit: number): Point {
  return plus(point, scaled(polar(Math.sqrt(share()) * pixels, share() * 360), unit));
}

describe.each([4, 6] as const)("a finger on the board of %i, 354 px wide", (seats) => {
  const layout = layoutOf(seats, 0);
  const unit = layout.shape.viewBox.width / boardWidth;
  // All that a seven may light up: eleven fields side by side, those before and in the home among them.
  const ring = layout.shape.ring.length;
  const places: Place[] = [
    ...Array.from({ length: 7 }, (_, i) => ring - 4 + i).map((field) => field % ring),
    ...[0, 1, 2, 3].map((index) => homePlace(0, index)),
  ];

  test("chooses the meant one of eleven fields side by side, when it ends where the loupe shows it", () => {
    let hits = 0;
    for (let press = 0; press < 1_000; press++) {
      const meant = places[press % places.length];
      const center = pointOf(layout, meant);
      let finger = near(center, 8, unit);
      const first = aimAt(layout, places, finger, unit);
      // The loupe shows another field: the finger slides as far as the two are apart, within 3 px.
      if (first !== undefined && first !== meant) {
        const way = plus(center, scaled(pointOf(layout, first), -1));
        finger = near(plus(finger, way), 3, unit);
      }
      if (aimAt(layout, places, finger, unit) === meant) hits++;
    }
    expect(hits).toBeGreaterThanOrEqual(990);
  });

  test("means nothing farther than 22 px from all of them", () => {
    const { x, y } = pointOf(layout, ring / 2);
    const at = (pixels: number) => aimAt(layout, [ring / 2], { x: x + pixels * unit, y }, unit);
    expect([at(21), at(23)]).toEqual([ring / 2, undefined]);
  });
});

test("at the table of four, eleven fields side by side are told apart without sliding", () => {
  const layout = layoutOf(4, 0);
  const unit = layout.shape.viewBox.width / boardWidth;
  const places = Array.from({ length: 11 }, (_, i) => 10 + i);
  const presses = Array.from({ length: 1_000 }, (_, press) => places[press % places.length]);
  const hits = presses.filter(
    (meant) => aimAt(layout, places, near(pointOf(layout, meant), 8, unit), unit) === meant,
  );
  expect(hits.length).toBeGreaterThanOrEqual(990);
});
