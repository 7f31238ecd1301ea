import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { paceOf } from "#schema/pace.ts";
import { clocksAt, moveTimeOf } from "./moveTimes.ts";
import { firstNewRoom, type NewRoomWish, newGameOf, readNewRoom, wishOf } from "./newRoomWish.ts";

const pairs: NewRoomWish = {
  seats: "6",
  teams: "6x3",
  deck: "n",
  clock: "60",
  access: "private",
  membersOnly: true,
  rated: true,
  series: "3",
};

test("a wish becomes what the lobby is asked for", () => {
  expect(newGameOf(pairs)).toEqual({
    nPlayers: 6,
    nTeams: 3,
    meister: false,
    private: true,
    membersOnly: true,
    rated: true,
    moveTimeMs: 60_000,
    bestOf: 3,
  });
  expect(newGameOf(firstNewRoom)).toMatchObject({ nPlayers: 4, nTeams: 2, moveTimeMs: null });
});

test("a turn-based room is for members", () => {
  const wish = { ...firstNewRoom, clock: "2d" } as const;
  expect(newGameOf(wish)).toMatchObject({ membersOnly: true, moveTimeMs: 2 * 24 * 3_600_000 });
  expect(readNewRoom(JSON.stringify(wish))).toEqual(wish);
});

test("every time that can be chosen is one that a room can have", () => {
  const times = [...limits.moveTimesMs, ...limits.turnBasedMoveTimesMs];
  const offered = [...clocksAt.live, ...clocksAt.turnBased].map(moveTimeOf);
  expect(offered).toEqual([null, ...times]);
  for (const clock of clocksAt.turnBased) expect(paceOf(moveTimeOf(clock))).toBe("turnBased");
});

test("what the lobby is asked for becomes the same wish again", () => {
  for (const wish of [pairs, firstNewRoom]) expect(wishOf(newGameOf(wish))).toEqual(wish);
});

test("those who play together play no series", () => {
  expect(newGameOf({ ...pairs, teams: "6x1" })).toMatchObject({ nTeams: 1, bestOf: 1 });
});

test("what was stored is there again", () => {
  expect(readNewRoom(JSON.stringify(pairs))).toEqual(pairs);
});

test("a wish from before there were ratings and series is for one rated game", () => {
  const { rated, series, ...before } = pairs;
  expect(readNewRoom(JSON.stringify(before))).toEqual({ ...pairs, series: "1" });
});

test.each([
  [null],
  ["{"],
  ["{}"],
  [JSON.stringify({ ...pairs, seats: "4" })],
  [JSON.stringify({ ...pairs, clock: "7" })],
])("%j is no room that could be opened", (stored) => {
  expect(readNewRoom(stored)).toEqual(firstNewRoom);
});
