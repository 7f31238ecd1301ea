import { expect, test } from "vitest";
import { betterQuery, playOnQuery, readMove, readPlayOn, replayQuery } from "./learnAddress.ts";

const replay = new URLSearchParams("?gameID=7&move=12&seat=open&review=1");

test("who plays on keeps the view and the review for the way back", () => {
  const there = playOnQuery(replay, 40, { seat: 2, level: "strong" });
  expect(there).toBe("?gameID=7&move=40&seat=open&review=1&playOn=2&level=strong");
  expect(replayQuery(new URLSearchParams(there), 40)).toBe("?gameID=7&move=40&seat=open&review=1");
});

test("a better move is looked for before the move, and leads back behind it", () => {
  const there = betterQuery(replay, 39);
  expect(there).toBe("?gameID=7&move=39&seat=open&review=1&better=1");
  expect(replayQuery(new URLSearchParams(there), 40)).toBe("?gameID=7&move=40&seat=open&review=1");
});

test("an address names a seat of the table, a level and a move of the game, or nothing is played", () => {
  const read = (query: string) => readPlayOn(new URLSearchParams(query), 4);
  expect(read("playOn=3&level=master")).toEqual({ seat: 3, level: "master" });
  for (const query of ["playOn=4&level=master", "playOn=&level=master", "playOn=1", "playOn=1&level=expert"])
    expect(read(query)).toBeUndefined();
  const move = (text: string) => readMove(new URLSearchParams({ move: text }), 80);
  expect([move("0"), move("80"), move("81"), move("-1"), move("x")]).toEqual([
    0,
    80,
    undefined,
    undefined,
    undefined,
  ]);
});
