import { describe, expect, test } from "vitest";
import { aMatch, aTournament, twoRounds } from "#web/net/tournament/testSupport.ts";
import { nextMoments } from "./nextMoments.ts";

test.each([
  ["signUpWaiting", "signUpBegins", 100],
  ["signUp", "signUpEnds", 900],
  ["signUpEnded", "begins", 1000],
] as const)("a tournament with the status %s waits for %s", (status, kind, at) => {
  expect(nextMoments(aTournament({ status }))).toEqual([{ kind, at }]);
});

test.each(["ended", "aborted", "signUpFailed"] as const)(
  "nobody waits for anything when it is %s",
  (status) => {
    expect(nextMoments(aTournament({ status }))).toEqual([]);
  },
);

test("a private tournament that is planned has no dates", () => {
  expect(nextMoments(aTournament({ type: "private", status: "planned", schedule: null }))).toEqual([]);
});

describe("a running tournament", () => {
  const running = { status: "running", rounds: twoRounds, begunRounds: 1 } as const;
  const playing = [{ ...twoRounds[0], matches: [aMatch("0-0", { endsAt: 1500 })] }, twoRounds[1]];

  test("waits for the end of its round, and then for the next one", () => {
    expect(nextMoments(aTournament({ ...running, rounds: playing }))).toEqual([
      { kind: "roundEnds", at: 1500, round: "semiFinal" },
      { kind: "nextRound", at: 2000, round: "final" },
    ]);
  });

  test("waits for the next round only when the last game has ended", () => {
    expect(nextMoments(aTournament({ ...running, endedRounds: 1 }))).toEqual([
      { kind: "nextRound", at: 2000, round: "final" },
    ]);
  });

  test("waits for nothing while the games of its last round are being opened", () => {
    expect(nextMoments(aTournament({ ...running, begunRounds: 2, endedRounds: 1 }))).toEqual([]);
  });
});
