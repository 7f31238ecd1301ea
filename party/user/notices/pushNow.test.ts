import { describe, expect, it } from "vitest";
import type { PushSettings } from "#schema/api/push.ts";
import { limits } from "#schema/limits.ts";
import type { Notice } from "#schema/notice.ts";
import { noticeKinds } from "#schema/settings.ts";
import type { KeptNotice } from "./noticeChanges.ts";
import { pushNow } from "./pushNow.ts";

const noon = Date.UTC(2026, 5, 10, 12);
const minute = 60_000;
const everything = Object.fromEntries(noticeKinds.map((kind) => [kind, true])) as PushSettings["kinds"];
const always: PushSettings = { kinds: everything, quietHours: null };
const quietUntilOne: PushSettings = {
  kinds: everything,
  quietHours: { from: 11 * 60, to: 13 * 60, timeZone: "UTC" },
};

const yourTurn: Notice = { kind: "yourTurn", gameID: 7 };
const message: Notice = { kind: "message", chatID: "p-one", names: ["Anna"], group: null };

const decidedToPush = (notice: Notice, pushedFrom: number | null = noon): KeptNotice => ({
  arrival: 1,
  key: "key",
  notice,
  decideAt: null,
  pushedFrom,
  served: [],
  forgetAt: null,
});
const away = (said: Notice) => ({ isLookedAt: false, asItIs: new Map([["key", said]]) });
const here = (said: Notice) => ({ ...away(said), isLookedAt: true });

describe("a push", () => {
  it("leaves with what is to be said now, for as long as it still is useful", () => {
    const renamed = { ...message, names: ["Berta"] };
    expect(pushNow(decidedToPush(message), away(renamed), always, noon + minute)).toEqual({
      what: "push",
      notice: renamed,
      livesMs: limits.messagePushLivesMs - minute,
      isUrgent: false,
    });
    expect(pushNow(decidedToPush(yourTurn), away(yourTurn), always, noon)).toMatchObject({
      livesMs: limits.turnPushLivesMs,
      isUrgent: true,
    });
  });

  it("does not leave if there is nothing to say any more, or if it was decided otherwise meanwhile", () => {
    const silence = { isLookedAt: false, asItIs: new Map() };
    expect(pushNow(decidedToPush(message), silence, always, noon)).toEqual({ what: "nothing" });
    expect(pushNow(decidedToPush(message, null), away(message), always, noon)).toEqual({ what: "nothing" });
  });

  it("does not leave if the person has not chosen its kind", () => {
    const unwanted = { ...always, kinds: { ...everything, message: false } };
    expect(pushNow(decidedToPush(message), away(message), unwanted, noon)).toEqual({ what: "nothing" });
    const coming: Notice = { kind: "tableFound", callID: 1 };
    const noRooms = { ...always, kinds: { ...everything, roomFull: false } };
    expect(pushNow(decidedToPush(coming), away(coming), noRooms, noon)).toEqual({ what: "nothing" });
  });

  it("does not leave when its time is over, also if the person is here", () => {
    const end = noon + limits.turnPushLivesMs;
    expect(pushNow(decidedToPush(yourTurn), away(yourTurn), always, end - 1)).toMatchObject({ livesMs: 1 });
    expect(pushNow(decidedToPush(yourTurn), away(yourTurn), always, end)).toEqual({ what: "nothing" });
    expect(pushNow(decidedToPush(yourTurn), here(yourTurn), always, end)).toEqual({ what: "nothing" });
  });

  it("is decided on again if the person is here by now, also in quiet hours", () => {
    for (const settings of [always, quietUntilOne])
      expect(pushNow(decidedToPush(yourTurn), here(yourTurn), settings, noon)).toEqual({ what: "decide" });
  });

  it("waits for the end of quiet hours, unless it is worthless by then", () => {
    expect(pushNow(decidedToPush(message), away(message), quietUntilOne, noon)).toEqual({
      what: "postpone",
      until: noon + 60 * minute,
    });
    expect(pushNow(decidedToPush(yourTurn), away(yourTurn), quietUntilOne, noon)).toEqual({
      what: "nothing",
    });
  });
});
