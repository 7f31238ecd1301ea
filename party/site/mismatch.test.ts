import { describe, expect, it } from "vitest";
import { canRejoin, mismatchOf } from "./mismatch.ts";

const none = { users: 0, guests: 0, games: 0, tournaments: 0 };
const given = { users: 12, guests: 30, games: 7, tournaments: 2 };
const known = { id: "a", given };

describe("rooms go with a database", () => {
  it.each([
    ["of the same moment", { id: "a", given }],
    ["of a later moment", { id: "a", given: { ...given, users: 13 } }],
  ])("%s", (_, found) => {
    expect(mismatchOf(known, found)).toBeNull();
  });
});

describe("rooms do not go with a database", () => {
  it.each([
    ["that has given fewer ids", { id: "a", given: { ...given, users: 3 } }, "12 users, it of 3", true],
    [
      "that has given fewer of one kind",
      { id: "a", given: { ...given, games: 6 } },
      "7 games, it of 6",
      true,
    ],
    ["that nobody has been in", { id: null, given: none }, "another database", true],
    ["that was begun elsewhere", { id: "b", given: none }, "another database", true],
    ["of other people", { id: "b", given }, "another database", false],
    ["of people from before it knew its rooms", { id: null, given }, "another database", false],
  ])("%s", (_, found, line, isRejoinable) => {
    expect(mismatchOf(known, found)).toContain(line);
    expect(canRejoin(known, found)).toBe(isRejoinable);
  });
});
