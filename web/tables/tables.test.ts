import { expect, test } from "vitest";
import type { WaitingGame, WaitingSlot } from "#web/net/lobby/lobbyRoom.ts";
import { freeSlots, groupsOf, teamsName } from "./tables.ts";

const empty: WaitingSlot = { kind: "empty" };

function aRoom(nPlayers: 4 | 6, nTeams: 1 | 2 | 3): Pick<WaitingGame, "nPlayers" | "nTeams" | "slots"> {
  return { nPlayers, nTeams, slots: Array.from({ length: nPlayers }, () => empty) };
}

test.each([
  [
    4,
    2,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    4,
    1,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    6,
    2,
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
  ],
  [
    6,
    3,
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ],
  [
    6,
    1,
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ],
] as const)("%i seats in %i teams are shown as %j", (nPlayers, nTeams, groups) => {
  const shown = groupsOf(aRoom(nPlayers, nTeams));
  expect(shown.map((group) => group.map(({ at }) => at))).toEqual(groups);
});

test("a room counts its free slots and is called like its table", () => {
  const room = aRoom(6, 3);
  room.slots[1] = { kind: "bot", name: "bot2", color: "red", level: "solid" };
  expect(freeSlots(room)).toBe(5);
  expect(teamsName(room)).toBe("6x3");
});
