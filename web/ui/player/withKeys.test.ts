import { expect, test } from "vitest";
import { withKeys } from "./withKeys.ts";

test("players have keys of their own, deleted ones too", () => {
  const listed = withKeys(["Anna", "", "Ben", ""]);
  expect(listed.map(({ username }) => username)).toEqual(["Anna", "", "Ben", ""]);
  expect(new Set(listed.map(({ key }) => key)).size).toBe(4);
});
