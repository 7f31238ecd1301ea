import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { type Invited, invites } from "./peopleInvitedChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const most = limits.peopleInvitedPerPeriod;
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const full: readonly Invited[] = ids(0, most).map((userID) => ({ userID, at: now, times: 1 }));
const elsewhere = (userIDs: readonly number[], now: number) =>
  ({ userIDs, invitedTo: "elsewhere", now }) as const;

describe("whoever invites", () => {
  it("reaches so many people in an hour, with those who are asked along", () => {
    expect(invites([], elsewhere(ids(0, most), now))).toEqual({ state: full, effects: [] });
    expect(invites([], elsewhere(ids(0, most + 1), now))).toEqual({ error: "too_many" });
    expect(invites(full.slice(1), elsewhere([98, 99], now))).toEqual({ error: "too_many" });
    expect(invites(full, elsewhere([99], now + limits.peopleInvitedMs - 1))).toEqual({ error: "too_many" });
  });

  it("may invite the same people elsewhere too, which counts from the first time", () => {
    const later = now + limits.peopleInvitedMs - 1;
    expect(invites(full, elsewhere([1, 2, 2], later))).toEqual({ state: full, effects: [] });
    expect(invites(full, elsewhere([99], later + 1))).toEqual({
      state: [{ userID: 99, at: later + 1, times: 1 }],
      effects: [],
    });
  });

  it("is not kept from it by a clock that was set back", () => {
    const before = now - limits.clockToleranceMs - 1;
    expect(invites(full, elsewhere([99], before))).toEqual({
      state: [{ userID: 99, at: before, times: 1 }],
      effects: [],
    });
  });

  it("takes the same one into so many groups, each of which counts as one more person", () => {
    const group = (userIDs: readonly number[]) => ({ userIDs, invitedTo: "group", now }) as const;
    let known: readonly Invited[] = [];
    for (let groups = 0; groups < limits.groupsOfOneInvited; groups++) {
      const taken = invites(known, group([1]));
      if ("error" in taken) throw new Error(`refused after ${groups} groups`);
      known = taken.state;
    }
    expect(invites(known, group([1]))).toEqual({ error: "too_many" });
    expect(invites(known, group([2]))).toMatchObject({ state: [{ userID: 1 }, { userID: 2, times: 1 }] });
    expect(invites(known, group(ids(2, most - limits.groupsOfOneInvited + 2)))).not.toHaveProperty("error");
    expect(invites(known, group(ids(2, most - limits.groupsOfOneInvited + 3)))).toEqual({
      error: "too_many",
    });
    // Asking them to be friends costs nothing more.
    expect(invites(known, elsewhere([1], now))).toEqual({ state: known, effects: [] });
  });
});
