import { expect, it } from "vitest";
import { wholeVolume } from "./volume.ts";

it.each([
  [33.3, 33],
  [-5, 0],
  [250, 100],
  [Number.NaN, 100],
  [0, 0],
])("takes %f as %i", (volume, whole) => {
  expect(wholeVolume(volume)).toBe(whole);
});
