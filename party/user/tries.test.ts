import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { tried } from "./tries.ts";

const now = Date.UTC(2026, 5, 10, 12);

describe("a try of what is limited", () => {
  it("counts for a while, and what is older does not any more", () => {
    expect(tried([], 3, now)).toEqual({ state: [now], effects: [] });
    const later = now + limits.ratePeriodMs;
    expect(tried([now, now + 1], 3, later)).toEqual({ state: [now + 1, later], effects: [] });
  });

  it("is refused after too many, until the first of them is old", () => {
    const three = [now, now + 1, now + 2];
    expect(tried(three, 3, now + 2)).toEqual({ error: "too_many" });
    expect(tried(three, 3, now + limits.ratePeriodMs - 1)).toEqual({ error: "too_many" });
    expect(tried(three, 3, now + limits.ratePeriodMs)).toMatchObject({ state: { length: 3 } });
  });

  it("does not count any more once the clock was set back", () => {
    const later = now + limits.ratePeriodMs;
    expect(tried([later, later, later], 3, now)).toEqual({ state: [now], effects: [] });
  });

  it("counts as often as it happens, also at the same time", () => {
    expect(tried([now, now], 3, now)).toEqual({ state: [now, now, now], effects: [] });
  });
});
