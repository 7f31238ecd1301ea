import { expect, test } from "vitest";
import { resultGroupsOf } from "./resultGroups.ts";

test("games are counted by how many sat at the table, and Team-Tac by itself", () => {
  const groups = resultGroupsOf({
    families: {
      "4x2": { won: 5, lost: 3, team: 0, aborted: 1 },
      "6x2": { won: 1, lost: 0, team: 0, aborted: 0 },
      "6x3": { won: 2, lost: 4, team: 0, aborted: 0 },
      "6x1": { won: 0, lost: 0, team: 6, aborted: 2 },
    },
  });
  expect(groups.map(({ name, results }) => [name, results.map(({ name, games }) => [name, games])])).toEqual([
    [
      "four",
      [
        ["won", 5],
        ["lost", 3],
        ["aborted", 1],
      ],
    ],
    [
      "six",
      [
        ["won", 3],
        ["lost", 4],
      ],
    ],
    [
      "team",
      [
        ["team", 6],
        ["aborted", 2],
      ],
    ],
  ]);
});

test("what was never played is left out", () => {
  expect(resultGroupsOf({ families: {} })).toEqual([]);
});
