import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { admitted } from "./requestChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const many = Array.from({ length: limits.friendRequestsPerPeriod }, (_, i) => now + i);

it("a friend request counts for a while, and what is older does not any more", () => {
  expect(admitted([], now)).toEqual({ state: [now], effects: [] });
  const later = now + limits.ratePeriodMs;
  expect(admitted([now, now + 1], later)).toEqual({ state: [now + 1, later], effects: [] });
});

it("too many friend requests are refused until the first of them is old", () => {
  expect(admitted(many, many[many.length - 1])).toEqual({ error: "too_many" });
  expect(admitted(many, now + limits.ratePeriodMs - 1)).toEqual({ error: "too_many" });
  expect(admitted(many, now + limits.ratePeriodMs)).toMatchObject({ state: { length: many.length } });
});
