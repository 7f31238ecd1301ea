import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { paceOf } from "#schema/pace.ts";
import { clocksAt, moveTimeOf } from "./moveTimes.ts";
import { firstNewRoom, type NewRoomWish, newGameOf, readNewRoom } from "./newRoomWish.ts";

const pairs: NewRoomWish = {
  seats: "6",
  teams: "6x3",
  deck: "n",
  clock: "60",
  access: "private",
  membersOnly: true,
  rated: true,
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

test("what was stored is there again", () => {
  expect(readNewRoom(JSON.stringify(pairs))).toEqual(pairs);
});

test("a wish from before there were ratings is for a rated game", () => {
  const { rated, ...before } = pairs;
  expect(readNewRoom(JSON.stringify(before))).toEqual(pairs);
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
