import { expect, test } from "vitest";
import { seedBytes } from "#rules/chance.ts";
import { LiveGame } from "./liveGame.ts";

test("the bots of the landing page play a game to its end, and nobody sees their cards", () => {
  const game = new LiveGame(new Uint8Array(seedBytes).fill(5));
  for (let moves = 0; !game.isOver() && moves < 20_000; moves++) {
    expect(game.step()).not.toEqual([]);
    expect(game.view()).toMatchObject({ seat: null, hand: null, borrowed: null });
  }
  expect(game.isOver()).toBe(true);
});
