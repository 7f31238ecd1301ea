import { expect, test } from "vitest";
import { withoutGap } from "./movesKnown.ts";

const moves = (...versions: number[]) =>
  versions.map((version) => ({ version, happened: [], isAutopilot: false }));
const knownOf = (versions: number[], newest: number) =>
  withoutGap(moves(...versions), newest).map(({ version }) => version);

test("moves stand in their order, each once", () => {
  expect(knownOf([3, 4, 1, 2, 3], 4)).toEqual([1, 2, 3, 4]);
});

test("what lies before a gap waits until the gap is filled", () => {
  expect(knownOf([1, 2, 5, 6], 6)).toEqual([5, 6]);
  expect(knownOf([1, 2, 5, 6, 3, 4], 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("nothing is known where the newest is not", () => {
  expect(knownOf([1, 2], 3)).toEqual([]);
  expect(knownOf([], 0)).toEqual([]);
});
