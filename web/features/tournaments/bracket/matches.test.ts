import { describe, expect, test } from "vitest";
import { aMatch, aTournament, twoRounds } from "#web/net/tournament/testSupport.ts";
import { currentRound, hasReplay, hasWinner, isBye, isLive, isStillIn, sidesOf } from "./matches.ts";

describe("the sides of a match", () => {
  test("have the scores of the teams that meet, whoever did not go on", () => {
    const match = aMatch("1-0", { teams: ["nobody", 4, 2], score: [3, 8], winner: 2 });
    expect(sidesOf(match)).toEqual([
      { kind: "nobody" },
      { kind: "team", team: 4, score: 3, hasWon: false, hasLost: true },
      { kind: "team", team: 2, score: 8, hasWon: true, hasLost: false },
    ]);
  });

  test("have no score before the match, and neither won nor lost", () => {
    expect(sidesOf(aMatch("1-0", { teams: [0, null] }))).toEqual([
      { kind: "team", team: 0, score: undefined, hasWon: false, hasLost: false },
      { kind: "open" },
    ]);
  });
});

test("a match with one place is a bye", () => {
  expect(isBye(aMatch("0-0", { teams: [3] }))).toBe(true);
  expect(isBye(aMatch("0-0", { teams: [3, "nobody"] }))).toBe(false);
});

test("a game is live until its match is decided, and can be looked at if it was played", () => {
  const decided = (reason: "won" | "noShow") =>
    aMatch("0-0", { gameID: 7, winner: 0, decision: { reason, text: null, at: 1 } });
  expect(isLive(aMatch("0-0", { gameID: 7 }))).toBe(true);
  expect(isLive(decided("won"))).toBe(false);
  expect([decided("won"), decided("noShow")].map(hasReplay)).toEqual([true, false]);
});

test("who has lost is out, unless there is a match for third place", () => {
  const [first, second] = [
    { winner: 0, decision: { reason: "won", text: null, at: 1 } },
    { winner: 2, decision: { reason: "won", text: null, at: 1 } },
  ] as const;
  const semiFinals = [aMatch("0-0", first), aMatch("0-1", { teams: [2, 3], ...second })];
  const final = aMatch("1-0", { teams: [0, 2] });
  const rounds = (others: ReturnType<typeof aMatch>[]) => [
    { ...twoRounds[0], matches: semiFinals },
    { ...twoRounds[1], matches: [final, ...others] },
  ];
  expect([0, 1, 2, 3].map((team) => isStillIn(rounds([]), team))).toEqual([true, false, true, false]);
  const third = aMatch("1-1", { teams: [1, 3], isForThirdPlace: true });
  expect(isStillIn(rounds([third]), 3)).toBe(true);
});

test("nobody has won where nobody ever came, and a knockout only who came to its final", () => {
  const won = { winner: 0, decision: { reason: "won", text: null, at: 1 } } as const;
  const noShow = { decision: { reason: "noShow", text: null, at: 1 } } as const;
  const cup = (first: Partial<typeof won>, final: Partial<typeof won> | typeof noShow) => {
    const matches = [[aMatch("0-0", { ...noShow, ...first })], [aMatch("1-0", final), aMatch("1-1", won)]];
    return aTournament({ rounds: twoRounds.map((round, i) => ({ ...round, matches: matches[i] })) });
  };
  expect(hasWinner(cup(won, won))).toBe(true);
  expect(hasWinner(cup(won, noShow))).toBe(false);
  // The only other team had nobody to meet.
  const none = aTournament({ rounds: [{ ...twoRounds[1], matches: [aMatch("0-0", { winner: 0 })] }] });
  expect(hasWinner(none)).toBe(false);
  const table = { ...cup(won, noShow), form: { ...none.form, tournamentType: "swiss" as const } };
  expect(hasWinner(table)).toBe(true);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
])("with %i rounds ended, round %i is shown first", (endedRounds, shown) => {
  expect(currentRound({ rounds: twoRounds, endedRounds })).toBe(shown);
});
