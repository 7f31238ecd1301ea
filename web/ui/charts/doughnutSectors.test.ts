import { expect, test } from "vitest";
import { doughnutSectors } from "./doughnutSectors.ts";

test("parts are as large as their shares, one after the other, within one turn", () => {
  const sectors = doughnutSectors([[30, 10], [], [0, 20]]);
  expect(sectors.map(({ group, part }) => [group, part])).toEqual([
    [0, 0],
    [0, 1],
    [2, 1],
  ]);
  const [large, small, other] = sectors.map(({ from, to }) => to - from);
  expect(large / small).toBeCloseTo(3);
  expect(other / small).toBeCloseTo(2);
  expect(sectors.every(({ from }, at) => from > (sectors[at - 1]?.to ?? 0))).toBe(true);
  expect(sectors.at(-1)?.to).toBeLessThan(1);
});

test("groups are further apart than parts", () => {
  const [first, second, third] = doughnutSectors([[1, 1], [1]]);
  expect(third.from - second.to).toBeGreaterThan(second.from - first.to);
});

test("one game among thousands is seen", () => {
  const [, one] = doughnutSectors([[5_000, 1]]);
  expect(one.to - one.from).toBeGreaterThan(0.01);
});

test("where nothing is there is no sector", () => {
  expect(doughnutSectors([[0, 0], [0]])).toEqual([]);
});
