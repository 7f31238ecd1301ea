import { expect, test } from "vitest";
import { parseMove } from "#rules/index.ts";
import { beginOffline, offlineGame, readOffline } from "./keptOffline.ts";

test("a game begins without moves, and is found again as it was stored", () => {
  beginOffline("6x3m", "strong");
  const begun = offlineGame.read()!;
  expect(begun).toMatchObject({ variant: "6x3m", level: "strong", moves: [] });
  const moves = ["0 trade 5", "1 13 5-18"].map((text) => parseMove(text)!);
  offlineGame.write({ ...begun, moves });
  expect(offlineGame.read()).toEqual({ ...begun, moves });
});

test("each game has its own deals", () => {
  const seeds = [0, 1].map(() => {
    beginOffline("4x2n", "solid");
    return offlineGame.read()?.seed;
  });
  expect(seeds[0]).not.toEqual(seeds[1]);
});

test("what is not a game that can be played is none", () => {
  const game = { start: "4x2m/master", seed: "ab".repeat(32), moves: [] };
  expect(readOffline(JSON.stringify(game))).toBeDefined();
  for (const other of [{ start: "5x2m/master" }, { start: "4x2m/genius" }, { start: "4x2m" }, { seed: "ab" }])
    expect(readOffline(JSON.stringify({ ...game, ...other }))).toBeUndefined();
  for (const text of [null, "", "null", "7", "{"]) expect(readOffline(text)).toBeUndefined();
});
