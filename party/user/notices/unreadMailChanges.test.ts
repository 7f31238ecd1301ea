import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { type Absence, chatsChanged, clockSetBack, passed, seen } from "./unreadMailChanges.ts";

const june = Date.UTC(2026, 5, 10, 12);
const hour = 60 * 60_000;
const away: Absence = { seenAt: june, unreadSince: null, isMailed: false };
const unread: Absence = { ...away, unreadSince: june + hour };
const mailed: Absence = { ...unread, isMailed: true };
const mailDue = june + hour + limits.unreadMailAfterMs;

const due = (at: number | undefined) => ({ kind: "due", due: "unread", at });

describe("unread messages", () => {
  it("make a mail due a day after the first one", () => {
    expect(chatsChanged(away, true, june + hour)).toEqual({ state: unread, effects: [due(mailDue)] });
    expect(chatsChanged(unread, true, june + 2 * hour)).toEqual({ state: unread, effects: [due(mailDue)] });
  });

  it("make it due as soon as was meant when the clock is set back", () => {
    expect(clockSetBack(unread, hour)).toEqual({
      state: { seenAt: june - hour, unreadSince: june, isMailed: false },
      effects: [due(mailDue - hour)],
    });
    expect(clockSetBack(away, hour).state.unreadSince).toBeNull();
  });

  it("make none due once all are read", () => {
    expect(chatsChanged(unread, false, june + 2 * hour)).toEqual({ state: away, effects: [due(undefined)] });
  });

  it("make no second one due until the person has been here", () => {
    expect(chatsChanged(mailed, true, june + 2 * hour)).toEqual({ state: mailed, effects: [due(undefined)] });
  });

  it("leave the stored absence as it is if nothing has changed", () => {
    expect(chatsChanged(unread, true, june + 2 * hour).state).toBe(unread);
    expect(chatsChanged(away, false, june + 2 * hour).state).toBe(away);
  });
});

describe("a person who comes or goes", () => {
  it("is away from then on, and may get the next mail a day later", () => {
    const at = june + 5 * hour;
    expect(seen(mailed, at)).toEqual({
      state: { ...unread, seenAt: at },
      effects: [due(at + limits.unreadMailAfterMs)],
    });
    expect(seen(away, at).effects).toEqual([due(undefined)]);
  });
});

describe("the mail about unread messages", () => {
  it("is sent once when it is due", () => {
    expect(passed(unread, false, mailDue)).toEqual({
      state: mailed,
      effects: [{ kind: "send", message: "unreadMail", payload: {} }],
    });
    expect(passed(mailed, false, mailDue)).toEqual({ state: mailed, effects: [due(undefined)] });
  });

  it("is not sent before its time", () => {
    expect(passed(unread, false, mailDue - 1)).toEqual({ state: unread, effects: [due(mailDue)] });
  });

  it("is not sent to somebody who has a tab open", () => {
    expect(passed(unread, true, mailDue)).toEqual({
      state: { ...unread, seenAt: mailDue },
      effects: [due(mailDue + limits.unreadMailAfterMs)],
    });
  });
});
