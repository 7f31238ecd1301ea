import { expect, test } from "vitest";
import type { WaitingGame } from "#web/net/lobby/lobbyRoom.ts";
import { type Filters, firstFilters, isWanted } from "./filters.ts";

const room: WaitingGame = {
  id: "0123456789abcdefghij_-",
  nPlayers: 6,
  nTeams: 3,
  meister: true,
  private: false,
  membersOnly: false,
  moveTimeMs: null,
  admin: "Anna",
  created: 0,
  slots: [],
};

test("at first every public room is shown", () => {
  expect(isWanted(room, firstFilters)).toBe(true);
  expect(isWanted({ ...room, private: true }, firstFilters)).toBe(false);
});

test.each<[Partial<Filters>, boolean]>([
  [{ players: "6" }, true],
  [{ players: "4" }, false],
  [{ teams: "3" }, true],
  [{ teams: "2" }, false],
  [{ deck: "m" }, true],
  [{ deck: "n" }, false],
  [{ pace: "live" }, true],
  [{ pace: "turnBased" }, false],
  [{ access: "private" }, false],
  [{ players: "6", teams: "3", deck: "n" }, false],
])("a public master table of three pairs is shown by %j: %s", (chosen, isShown) => {
  expect(isWanted(room, { ...firstFilters, ...chosen })).toBe(isShown);
});

test("a room with days for a move is turn-based", () => {
  const turnBased = { ...room, moveTimeMs: 2 * 24 * 3_600_000 };
  expect(isWanted(turnBased, { ...firstFilters, pace: "turnBased" })).toBe(true);
  expect(isWanted(turnBased, { ...firstFilters, pace: "live" })).toBe(false);
});
