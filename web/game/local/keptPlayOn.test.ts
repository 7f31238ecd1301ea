import { expect, test } from "vitest";
import { parseMove } from "#rules/index.ts";
import { keptOrNew, readKept, writtenKept } from "./keptPlayOn.ts";

const moves = ["0 trade 5", "1 13 5-18"].map((text) => parseMove(text)!);
const game = { ...keptOrNew("7/40/0/strong"), moves };

test("a game survives being stored", () => {
  expect(readKept(JSON.parse(JSON.stringify(writtenKept(game))))).toEqual(game);
});

test("what is not a game is none, and moves after one that is none are dropped", () => {
  const stored = { start: "7/40/0/strong", seed: "ab".repeat(32), moves: ["0 trade 5", "x", "0 trade 6"] };
  expect(readKept(stored)?.moves).toEqual([parseMove("0 trade 5")]);
  for (const other of [
    null,
    5,
    {},
    { ...stored, seed: "ab" },
    { ...stored, moves: "0" },
    { ...stored, start: 7 },
  ])
    expect(readKept(other)).toBeUndefined();
});

test("each new game has its own deals", () => {
  expect(keptOrNew("7/1/0/solid").seed).not.toEqual(keptOrNew("7/1/0/solid").seed);
});
