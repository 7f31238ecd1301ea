import { expect, test } from "vitest";
import { expectedOf, inZone, weeksOf } from "./siteStats.ts";

test("weeks are in order, from the first in which anything happened", () => {
  const data = {
    "2026": { "2": [0, 1, 2], "10": [1, 0, 0] },
    "2025": { "51": [0, 0, 0], "52": [3, 0, 0] },
  } satisfies Record<string, Record<string, [number, number, number]>>;
  expect(
    weeksOf({ weekDataset: { data, passedRatio: [0, 0, 0] } }).map(({ year, week }) => [year, week]),
  ).toEqual([
    [2025, 52],
    [2026, 2],
    [2026, 10],
  ]);
});

test("half a week is expected to go on as it began, and the beginning of one says nothing", () => {
  const week = { year: 2026, week: 10, users: 4, games: 30, players: 9 };
  const expectedAfter = (passedRatio: [number, number, number]) =>
    expectedOf(week, { weekDataset: { data: {}, passedRatio } });
  expect(expectedAfter([0.5, 0.6, 0.5])).toEqual({ users: 4, games: 20, players: 9 });
  expect(expectedAfter([1, 1, 1])).toEqual({ users: 0, games: 0, players: 0 });
  expect(expectedAfter([0.1, 0.2, 0.1])).toBeNull();
});

test("the last hour of Sunday in London is the first of Monday in Berlin", () => {
  const heatmap = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => day * 24 + hour),
  );
  expect(inZone(heatmap, 1)[0].slice(0, 2)).toEqual([167, 0]);
  expect(inZone(heatmap, -1)[6].slice(-2)).toEqual([167, 0]);
});
