import { expect, test } from "vitest";
import { companionsOf, favouritesOf, shareAgainst, shareTogether, teamTacWith } from "./company.ts";

const people = {
  Ada: [10, 6, 2, 1, 20],
  Bea: [3, 3, 9, 2, 12],
  Cleo: [0, 0, 0, 0, 30],
} satisfies Record<string, [number, number, number, number, number]>;

test("who stands out is told by games, by wins together and by defeats", () => {
  const companions = companionsOf({ people });
  expect(companions.map(({ username }) => username)).toEqual(["Cleo", "Ada", "Bea"]);
  const { mostPlayedWith, bestPartner, nemesis } = favouritesOf(companions);
  expect([mostPlayedWith, bestPartner, nemesis].map((one) => one?.username)).toEqual(["Cleo", "Ada", "Bea"]);
});

test("shares are told from five games on", () => {
  const [, ada, bea] = companionsOf({ people });
  expect([shareTogether(ada), shareAgainst(ada)]).toEqual([0.6, null]);
  expect([shareTogether(bea), shareAgainst(bea)]).toEqual([null, 2 / 9]);
});

test("what was played neither as one of two teams nor against each other was Team-Tac", () => {
  expect(companionsOf({ people }).map(teamTacWith)).toEqual([30, 8, 0]);
});

test("nobody stands out where nothing was won or lost", () => {
  expect(favouritesOf(companionsOf({ people: { Ada: [1, 0, 1, 1, 2] } }))).toMatchObject({
    mostPlayedWith: { username: "Ada" },
    bestPartner: undefined,
    nemesis: undefined,
  });
});
