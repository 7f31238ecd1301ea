import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { type Invited, invites } from "./peopleInvitedChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const most = limits.peopleInvitedPerPeriod;
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const full: readonly Invited[] = ids(0, most).map((userID) => ({ userID, at: now }));

describe("whoever invites", () => {
  it("reaches so many people in an hour, with those who are asked along", () => {
    expect(invites([], ids(0, most), now)).toEqual({ state: full, effects: [] });
    expect(invites([], ids(0, most + 1), now)).toEqual({ error: "too_many" });
    expect(invites(full.slice(1), [98, 99], now)).toEqual({ error: "too_many" });
    expect(invites(full, [99], now + limits.peopleInvitedMs - 1)).toEqual({ error: "too_many" });
  });

  it("may invite the same people elsewhere too, which counts from the first time", () => {
    const later = now + limits.peopleInvitedMs - 1;
    expect(invites(full, [1, 2, 2], later)).toEqual({ state: full, effects: [] });
    expect(invites(full, [99], later + 1)).toEqual({ state: [{ userID: 99, at: later + 1 }], effects: [] });
  });

  it("is not kept from it by a clock that was set back", () => {
    const before = now - limits.clockToleranceMs - 1;
    expect(invites(full, [99], before)).toEqual({ state: [{ userID: 99, at: before }], effects: [] });
  });
});
