import { expect, test } from "vitest";
import { variantNames } from "#rules/variant.ts";
import { botLevels } from "#schema/rooms.ts";
import { firstWish, gameOfWish, readWish, teamsOf, wishOfNewcomer, withSeats } from "./wish.ts";

test("every variant can be wished for, and is remembered", () => {
  for (const variant of variantNames) {
    for (const level of botLevels) {
      const wish = readWish(JSON.stringify({ variant, level }))!;
      expect(gameOfWish(wish)).toEqual({ variant, level });
      expect(teamsOf[wish.seats]).toContain(wish.teams);
    }
  }
});

test.each([
  [null],
  ["{}"],
  ["nonsense"],
  ['{"variant":"4x3m","level":"solid"}'],
  ['{"variant":"4x2m","level":"god"}'],
])("where %j is stored, a table is offered that one can win at, until one has won twice", (stored) => {
  expect(readWish(stored)).toBeUndefined();
  const tables = [0, 1, 2].map((wins) => gameOfWish(wishOfNewcomer(wins)));
  expect(tables).toEqual([
    { variant: "4x2n", level: "beginner" },
    { variant: "4x2n", level: "solid" },
    gameOfWish(firstWish),
  ]);
});

test("other seats keep the number of teams where that goes", () => {
  const three = { ...firstWish, seats: "6", teams: "6x3" } as const;
  expect(withSeats(firstWish, "6").teams).toBe("6x2");
  expect(withSeats({ ...firstWish, teams: "4x1" }, "6").teams).toBe("6x1");
  expect(withSeats(three, "4").teams).toBe("4x2");
});
