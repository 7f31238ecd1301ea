import { expect, test } from "vitest";
import type { FunFactsAnswer } from "#schema/api/siteFigures.ts";
import { factsOf } from "./facts.ts";

const answer: FunFactsAnswer = {
  ...{
    nGames4: 40,
    nGames6: 6,
    nGamesTeam: 5,
    registeredUsers: 12,
    nFriends: 3,
    nTutorials: 10,
    nColorBlind: 1,
  },
  ...{ fastestGame: 240, averagePlayingTime: 1500, longestGame: 4000 },
  ...{ bestTeamGame: 104, worstTeamGame: 190, averageTeamGame: 131.5 },
  colors: ["blue", "black", "pink"],
};

test("there are fourteen facts, each once", () => {
  const facts = factsOf(answer);
  expect(facts).toHaveLength(14);
  expect(new Set(facts.map((fact) => ("name" in fact ? fact.name : fact.kind))).size).toBe(14);
  expect(facts).toContainEqual({ kind: "count", name: "averageTeam", count: 132 });
  expect(facts).toContainEqual({ kind: "time", name: "fastest", seconds: 240 });
  expect(facts).toContainEqual({ kind: "colors", most: "blue", least: "pink" });
});

test("what nobody has done yet is no fact, nor which colors are liked while all play with one", () => {
  const none = { nGamesTeam: 0, bestTeamGame: null, worstTeamGame: null, averageTeamGame: null };
  const facts = factsOf({ ...answer, ...none, colors: ["blue"] });
  expect(facts).toHaveLength(9);
});

test("before the first finished game there are none", () => {
  expect(factsOf({ ...answer, nGames4: 0, nGames6: 0 })).toEqual([]);
});
