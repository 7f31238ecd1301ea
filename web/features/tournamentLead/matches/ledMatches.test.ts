import { expect, test } from "vitest";
import { aMatch } from "../../tournaments/testSupport.ts";
import { ledMatches, rankingOf } from "./ledMatches.ts";

test("there is something to lead in a match once all who meet in it are known", () => {
  const rounds = [
    {
      name: "semiFinal" as const,
      begins: null,
      matches: [
        aMatch("0-0"),
        aMatch("0-1", { gameID: 7 }),
        aMatch("0-2", { teams: [2] }),
        aMatch("0-3", { decision: { reason: "noShow", text: null, at: 1 } }),
      ],
    },
    { name: "final" as const, begins: null, matches: [aMatch("1-0", { teams: [0, null] })] },
  ];
  const led = ledMatches({ rounds }).map(({ match: { id }, stage, tournamentRound, roundGame }) => [
    id,
    stage,
    tournamentRound,
    roundGame,
  ]);
  expect(led).toEqual([
    ["0-0", "waiting", 0, 0],
    ["0-1", "running", 0, 1],
    ["0-3", "decided", 0, 3],
  ]);
});

test("the winner is ranked first, and nobody where nobody came", () => {
  expect(rankingOf({ teams: [4, 2, 7] }, 7)).toEqual([7, 4, 2]);
  expect(rankingOf({ teams: [4, 2] }, null)).toEqual([]);
});
