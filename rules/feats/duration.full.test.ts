import { expect, test } from "vitest";
import type { GameEvent } from "../event.ts";
import { newGame } from "../newGame.ts";
import { play } from "../play.ts";
import { featsOfGame } from "./featsOfGame.ts";
import { gamesOfBeginners, people } from "./testSupport.ts";

test("finding the feats of a game costs a few replays at most", () => {
  const games = gamesOfBeginners();
  const timeOf = (run: (game: (typeof games)[number]) => void) => {
    const begun = performance.now();
    for (const game of games) run(game);
    return performance.now() - begun;
  };
  const times = Array.from({ length: 5 }, () => ({
    replay: timeOf(({ variant, seed, moves }) => {
      const state = newGame(variant, seed);
      const happened: GameEvent[] = [];
      for (const move of moves) play(state, move, happened);
    }),
    pass: timeOf(({ variant, seed, moves }) => featsOfGame(newGame(variant, seed), moves, people)),
  }));
  const least = (name: "replay" | "pass") => Math.min(...times.map((time) => time[name]));
  expect(least("pass")).toBeLessThan(6 * least("replay"));
});
