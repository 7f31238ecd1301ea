import { expect, test } from "vitest";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import { type Column, columns } from "./statisticsColumns.ts";

const anna: PlayerStatistics = {
  seat: 0,
  player: { name: "Anna", kind: "human" },
  cards: {
    "1": { laid: 2, played: 1, traded: null },
    "13": { laid: 1, played: 1, traded: null },
    T: { laid: 3, played: 2, traded: null },
    "5": { laid: 4, played: 1, traded: null },
  },
  moves: 12,
  autopilotMoves: 2,
  thinkingTime: 40_000,
  ballsLost: 2,
  ballsKicked: { opponents: 3, mates: 1, own: 1 },
  skipsCaused: 1,
};

test.each<[Column, number]>([
  ["out", 3],
  ["special", 2],
  ["kicked", 5],
  ["lost", 2],
  ["skips", 1],
  ["discarded", 5],
  ["perMove", 4_000],
  ["time", 40_000],
])("counts %s", (column, size) => {
  expect(columns[column](anna).size).toBe(size);
});

test("says of how many special cards laid some were played", () => {
  expect(columns.special(anna).of).toBe(3);
});

test("takes no time where nothing was done", () => {
  expect(columns.perMove({ ...anna, moves: 2, thinkingTime: 0 }).size).toBe(0);
});
