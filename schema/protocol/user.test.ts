import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { user } from "./user.ts";

const starts = (userids: number[], title: string | null) =>
  user.requests["chat:startChat"].safeParse({ userids, title }).success;

test("a chat is begun with one other, or as a group with a title, but not with nobody or too many", () => {
  const others = Array.from({ length: limits.chatMembers }, (_, i) => i + 1);
  expect(starts([1], null)).toBe(true);
  expect(starts([1, 2], null)).toBe(false);
  expect(starts([1, 2], "Sunday")).toBe(true);
  expect(starts([], "Sunday")).toBe(false);
  expect(starts(others.slice(1), "Sunday")).toBe(true);
  expect(starts(others, "Sunday")).toBe(false);
});
