import { describe, expect, test } from "vitest";
import { basePlace, homePlace } from "#rules/place.ts";
import { nearestPlace, pointOf, positionOf } from "./layout.ts";
import { layoutOf } from "./layoutOf.ts";
import { distance, type Point } from "./point.ts";

const boards = [
  { seats: 4, ring: 64, start: (seat: number) => 16 * seat },
  { seats: 6, ring: 66, start: (seat: number) => 11 * seat },
] as const;

describe.each(boards)("the board of $seats", ({ seats, ring, start }) => {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);

  test("shows the start of the chosen seat at the bottom, in the middle", () => {
    for (const seat of everySeat) {
      const { x, y } = pointOf(layoutOf(seats, seat), start(seat));
      expect(x).toBeCloseTo(0);
      expect(y).toBeGreaterThan(380);
    }
  });

  test("goes clockwise: after the bottom comes the left", () => {
    const layout = layoutOf(seats, 2);
    expect(positionOf(layout, 3)).toBe(1);
    expect(pointOf(layout, start(3 % seats)).x).toBeLessThan(-200);
    expect(pointOf(layout, start(2) + 1).x).toBeLessThan(0);
  });

  test("has its ring fields at equal distances, and no two balls touch anywhere", () => {
    const layout = layoutOf(seats, 0);
    const fields = Array.from({ length: ring }, (_, field) => pointOf(layout, field));
    const steps = fields.map((field, i) => distance(field, fields[(i + 1) % ring]));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
    const homes = everySeat.flatMap((seat) => [0, 1, 2, 3].map((i) => pointOf(layout, homePlace(seat, i))));
    const bases = everySeat.flatMap((seat) => [0, 1, 2, 3].map((i) => pointOf(layout, basePlace(seat), i)));
    const places = [...fields, ...homes, ...bases];
    places.forEach((place, i) => {
      for (const other of places.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(39);
    });
  });

  test("keeps every ball and every corner inside of the picture", () => {
    const { shape } = layoutOf(seats, 0);
    const { x, y, width, height } = shape.viewBox;
    const inside = (point: Point): boolean =>
      point.x > x && point.x < x + width && point.y > y && point.y < y + height;
    const corners = shape.corners.flatMap((corner) => [corner.name, corner.hand, corner.deck, corner.mark]);
    for (const point of [...shape.ring, ...shape.homes.flat(), ...corners]) expect(inside(point)).toBe(true);
  });

  test("puts every name nearer to its own base than to any other", () => {
    const { corners, bases } = layoutOf(seats, 0).shape;
    const nearest = corners.map(({ name }) => {
      const away = bases.map(({ middle }) => distance(name, middle));
      return away.indexOf(Math.min(...away));
    });
    expect(nearest).toEqual(everySeat);
  });

  test("lets the home fields of a seat lead from its start to the middle", () => {
    const layout = layoutOf(seats, 1);
    for (const seat of everySeat) {
      const way = [start(seat), ...[0, 1, 2, 3].map((i) => homePlace(seat, i))];
      const fromMiddle = way.map((place) => distance(pointOf(layout, place), { x: 0, y: 0 }));
      expect(fromMiddle).toEqual([...fromMiddle].sort((a, b) => b - a));
    }
  });
});

describe("a press on the board", () => {
  const layout = layoutOf(4, 0);

  test("finds the nearest of the places that can be chosen", () => {
    const { x, y } = pointOf(layout, 10);
    expect(nearestPlace(layout, [9, 10, 12], { x: x + 5, y }, 60)).toBe(10);
    expect(nearestPlace(layout, [12], { x, y }, 60)).toBeUndefined();
  });

  test("finds a base by any of its balls", () => {
    expect(nearestPlace(layout, [basePlace(3)], pointOf(layout, basePlace(3), 2), 20)).toBe(basePlace(3));
  });
});
