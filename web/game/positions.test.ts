import { describe, expect, test } from "vitest";
import { baseOf } from "./geometry/layout.ts";
import { layoutOf } from "./geometry/layoutOf.ts";
import { bottomSeat } from "./positions.ts";

/** The part of the picture in which the player's own base is drawn. */
function whereIs(seats: 4 | 6, own: number, chosen: number): string {
  const { middle } = baseOf(layoutOf(seats, bottomSeat(seats, own, [chosen, chosen])), own);
  const across = middle.x < 0 ? "left" : "right";
  if (Math.abs(middle.y) < 50) return `middle ${across}`;
  return `${middle.y > 0 ? "bottom" : "top"} ${across}`;
}

describe.each([
  [4, ["bottom right", "bottom left", "top left", "top right"]],
  [6, ["bottom left", "middle left", "top left", "top right", "middle right", "bottom right"]],
] as const)("on a board of %i", (seats, places) => {
  test.each(places.map((place, chosen) => [chosen, place] as const))("position %i is %s", (chosen, place) => {
    for (let own = 0; own < seats; own += 1) expect(whereIs(seats, own, chosen)).toBe(place);
  });

  test("-1 leaves seat 0 at the bottom", () => {
    for (let own = 0; own < seats; own += 1) expect(bottomSeat(seats, own, [-1, -1])).toBe(0);
  });
});
