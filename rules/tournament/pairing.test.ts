import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { pairNeighbours } from "./pairing.ts";
import { picksOf, shuffle } from "./testSupport.ts";

const everyone = (count: number) => [...Array(count).keys()];
const anybody = () => true;

test("neighbours meet", () => {
  expect(pairNeighbours(everyone(6), anybody)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
});

test("those who have met take the next nearest", () => {
  const mayMeet = (a: number, b: number) => a + b !== 1 && a + b !== 5;
  expect(pairNeighbours(everyone(4), mayMeet)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test("two that find nobody split up the latest pair that they can", () => {
  const mayMeet = (a: number, b: number) => a + b !== 9;
  const pairs = pairNeighbours(everyone(6), mayMeet);
  expect(pairs).toEqual([
    [0, 1],
    [2, 4],
    [3, 5],
  ]);
});

test("whoever may meet at least half of the others is paired, whatever the meetings before", () => {
  const meetings = fc.record({ half: fc.integer({ min: 1, max: 40 }), seed: fc.nat(), order: fc.nat() });
  fc.assert(
    fc.property(meetings, ({ half, seed, order }) => {
      const count = 2 * half;
      const forbidden = forbiddenMeetings(count, half - 1, seed);
      const mayMeet = (a: number, b: number) => !forbidden[a].has(b);
      const pairs = pairNeighbours(shuffle(everyone(count), picksOf(order)), mayMeet);
      expect(pairs.flat().toSorted((a, b) => a - b)).toEqual(everyone(count));
      expect(pairs.every(([a, b]) => mayMeet(a, b))).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

test("two that nobody is left for meet again", () => {
  expect(pairNeighbours(everyone(2), () => false)).toEqual([[0, 1]]);
});

/** Up to `most` others for each that it may not meet, few places of a kind, or any. */
function forbiddenMeetings(count: number, most: number, seed: number): Set<number>[] {
  const pick = picksOf(seed);
  const forbidden = everyone(count).map(() => new Set<number>());
  const near = 1 + pick(count);
  for (const a of shuffle(everyone(count), pick)) {
    for (const b of shuffle(everyone(count), pick)) {
      const isAllowed = a === b || Math.abs(a - b) > near;
      if (isAllowed || forbidden[a].size >= most || forbidden[b].size >= most) continue;
      forbidden[a].add(b);
      forbidden[b].add(a);
    }
  }
  return forbidden;
}
