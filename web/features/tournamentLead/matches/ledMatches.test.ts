import { expect, test } from "vitest";
import type { TournamentMatch } from "#web/net/tournament/tournamentRoom.ts";
import { ledMatches, rankingOf } from "./ledMatches.ts";

const match = (id: string, more: Partial<TournamentMatch> = {}): TournamentMatch => ({
  id,
  teams: [0, 1],
  score: [],
  winner: null,
  isForThirdPlace: false,
  gameID: null,
  comeUntil: null,
  endsAt: null,
  decision: null,
  ...more,
});

test("there is something to lead in a match once all who meet in it are known", () => {
  const rounds = [
    {
      name: "semiFinal" as const,
      begins: null,
      matches: [
        match("0-0"),
        match("0-1", { gameID: 7 }),
        match("0-2", { teams: [2] }),
        match("0-3", { decision: { reason: "noShow", text: null, at: 1 } }),
      ],
    },
    { name: "final" as const, begins: null, matches: [match("1-0", { teams: [0, null] })] },
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
