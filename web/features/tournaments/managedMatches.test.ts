import { expect, test } from "vitest";
import { aMatch, aTournament, fourTeams } from "#web/net/tournament/testSupport.ts";
import { managedMatches, matchToBegin, rankingOf } from "./managedMatches.ts";

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
  const led = managedMatches({ rounds }).map(({ match: { id }, stage, tournamentRound, roundGame }) => [
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

test("a player begins the own next match, once nobody in it has an earlier one to play", () => {
  const decision = { reason: "won", text: null, at: 1 } as const;
  const first = [aMatch("0-0", { winner: 0, decision }), aMatch("0-1", { teams: [2, 3], gameID: 7 })];
  const second = [aMatch("1-0", { teams: [0, 2] }), aMatch("1-1", { teams: [1, 3] })];
  const cup = (opening: typeof first, startsGames: "admin" | "players" = "players") =>
    aTournament({
      status: "running",
      schedule: null,
      organizer: { admin: "Anna", startsGames },
      teams: fourTeams,
      rounds: [opening, second].map((matches, i) => ({ name: { number: i + 1 }, begins: null, matches })),
    });
  const begun = (tournament: ReturnType<typeof cup>) =>
    [0, 1, 2, 3, -1].map((team) => matchToBegin(tournament, team)?.match.id);
  expect(begun(cup(first))).toEqual(Array(5).fill(undefined));
  expect(begun(cup([first[0], aMatch("0-1", { teams: [2, 3], winner: 2, decision })]))).toEqual([
    "1-0",
    "1-1",
    "1-0",
    "1-1",
    undefined,
  ]);
  expect(begun(cup([aMatch("0-0"), first[1]]))).toEqual(["0-0", "0-0", undefined, undefined, undefined]);
  expect(begun(cup([aMatch("0-0"), first[1]], "admin"))).toEqual(Array(5).fill(undefined));
});

test("the winner is ranked first, and nobody where nobody came", () => {
  expect(rankingOf({ teams: [4, 2, 7] }, 7)).toEqual([7, 4, 2]);
  expect(rankingOf({ teams: [4, 2] }, null)).toEqual([]);
});
