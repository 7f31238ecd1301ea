import { expect, test } from "vitest";
import { aMatch, aTournament, fourTeams } from "#web/net/tournament/testSupport.ts";
import { awaitedIn } from "./waitsFor.ts";

const running = { status: "running" as const, teams: fourTeams };
const round = (...matches: ReturnType<typeof aMatch>[]) => ({
  ...{ name: { number: 1 }, begins: null, matches },
});

test("a match whose game is open waits for the teams of which nobody has come, as long as they may come", () => {
  const open = aMatch("0-0", { gameID: 7, comeUntil: 5, endsAt: 9, came: [1] });
  const cup = aTournament({ ...running, rounds: [round(open)] });
  expect(awaitedIn(cup, open)).toEqual({ kind: "toCome", teams: [0] });
  expect(awaitedIn({ ...cup, withdrawn: [0] }, open)).toBeUndefined();
  expect(awaitedIn(cup, { ...open, came: [1, 0] })).toBeUndefined();
  expect(awaitedIn(cup, { ...open, comeUntil: null })).toBeUndefined();
});

test("a match that has not begun waits for a team that still plays, and else for who may begin it", () => {
  const [first, second] = [
    round(aMatch("0-0", { gameID: 7 }), aMatch("0-1", { teams: [2, 3] })),
    round(aMatch("1-0", { teams: [0, 2] }), aMatch("1-1", { teams: [null, 3] })),
  ];
  const led = (startsGames: "admin" | "players" | "present") =>
    aTournament({
      ...running,
      type: "private",
      organizer: { admin: "Anna", startsGames },
      rounds: [first, second],
    });
  for (const [startsGames, kind] of [
    ["admin", "organizer"],
    ["players", "players"],
    ["present", "present"],
  ] as const)
    expect(awaitedIn(led(startsGames), first.matches[1])).toEqual({ kind });
  expect(awaitedIn(led("admin"), second.matches[0])).toEqual({ kind: "busy", teams: [0, 2] });
  expect(awaitedIn(led("admin"), second.matches[1])).toBeUndefined();
  const cup = aTournament({ ...running, rounds: [first, second] });
  expect(awaitedIn(cup, first.matches[1])).toBeUndefined();
});
