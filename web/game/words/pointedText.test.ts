import { expect, test } from "vitest";
import { basePlace, homePlace } from "#rules/place.ts";
import { partsOf, placesIn, plainText } from "./pointedText.ts";

const text = "Bring [both marbles](62,h0.3) out of [your base](b0).";

test("a text that points at the board is read without its places", () => {
  expect(plainText(text)).toBe("Bring both marbles out of your base.");
  expect(placesIn(text)).toEqual([62, homePlace(0, 3), basePlace(0)]);
  expect(partsOf(text).map(({ words }) => words)).toEqual([
    "Bring ",
    "both marbles",
    " out of ",
    "your base",
    ".",
  ]);
});

test("what is no place is a fault of the text", () => {
  expect(() => partsOf("[here](99)")).toThrow('expected a place, found "99"');
});
