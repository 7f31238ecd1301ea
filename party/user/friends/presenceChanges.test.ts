import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { gone, tabsChanged } from "./presenceChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const away = { isOnline: false, v: 4 };
const here = { isOnline: true, v: 5 };
const stays = { kind: "due", due: "gone", at: undefined };
const tellFriends = { kind: "send", message: "presence", payload: {} };

describe("a person's presence", () => {
  it("begins with the first tab: friends are told, and everything is read again", () => {
    expect(tabsChanged(away, true, now)).toEqual({
      state: here,
      effects: [stays, { kind: "send", message: "people", payload: {} }, tellFriends],
    });
  });

  it("goes on with another tab, which nobody is told", () => {
    expect(tabsChanged(here, true, now)).toEqual({ state: here, effects: [stays] });
  });

  it("ends some time after the last tab has closed", () => {
    const at = now + limits.offlineAfterMs;
    expect(tabsChanged(here, false, now)).toEqual({
      state: here,
      effects: [{ kind: "dueIfNone", due: "gone", at }],
    });
    expect(gone(here, false)).toEqual({ state: { isOnline: false, v: 6 }, effects: [tellFriends] });
  });

  it("does not end if a tab has opened meanwhile, nor twice", () => {
    expect(gone(here, true)).toEqual({ state: here, effects: [] });
    expect(gone(away, false)).toEqual({ state: away, effects: [] });
    expect(tabsChanged(away, false, now)).toEqual({ state: away, effects: [] });
  });
});
