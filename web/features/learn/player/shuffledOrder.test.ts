import fc from "fast-check";
import { expect, test } from "vitest";
import { shuffledOrder } from "./shuffledOrder.ts";

test("every number is there once, whatever chance brings", () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (count, chance) => {
        const order = shuffledOrder(count, () => chance.next().value);
        expect(order.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
      },
    ),
  );
});

test("each answer can come first", () => {
  const firsts = [0, 0.3, 0.6, 0.9].map((part) => shuffledOrder(4, () => part)[0]);
  expect(new Set(firsts).size).toBeGreaterThan(1);
});
