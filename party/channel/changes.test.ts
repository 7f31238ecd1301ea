import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import type { Circle, Identity, Person } from "#schema/rooms.ts";
import { ended, hidden, learned, oldDeleted, written } from "./changes.ts";
import type { ChannelState } from "./state.ts";

const now = Date.UTC(2026, 5, 10, 12);
const personOf = ({ kind, id }: Person): Person => ({ kind, id });
const ada: Identity = { kind: "user", id: 1, name: "Ada" };
const ben: Identity = { kind: "guest", id: 2, name: "Ben" };
const circle: Circle = { members: [ada, ben], endsAt: null, from: null };
const open: ChannelState = { members: [personOf(ada)], leader: null, ends: null, readers: null, taken: 0 };
const message = { id: 7, sender: { name: "Ada", kind: "human" as const }, body: "Hi", created: now };

describe("a channel that learns its members", () => {
  it("opens with them, and tells nobody, as nobody is here yet", () => {
    expect(learned(undefined, { ...circle, leader: ben }, [], now)).toEqual({
      state: {
        members: [personOf(ada), personOf(ben)],
        leader: personOf(ben),
        ends: null,
        readers: null,
        taken: 0,
      },
      effects: [{ kind: "due", due: "end", at: undefined }],
    });
  });

  it("takes over the messages of another one, without the names of those who are gone", () => {
    const from = [
      { sender: ada, body: "first", created: 1 },
      { sender: deleted(ben), body: "second", created: 2 },
      { sender: null, body: "third", created: 3 },
    ];
    const { effects } = learned(undefined, circle, from, now);
    expect(effects.slice(1)).toEqual([
      { kind: "takeOver", messages: [from[0], { ...from[1], sender: null }, from[2]] },
      { kind: "copy" },
    ]);
  });

  it("looks again at the rights of everybody who is here when its members change", () => {
    const { state, effects } = learned(open, circle, [], now);
    expect(state.members).toEqual([personOf(ada), personOf(ben)]);
    expect(effects).toEqual([{ kind: "due", due: "end", at: undefined }, { kind: "review" }]);
  });

  it("has no leader any more when nobody leads", () => {
    expect(learned({ ...open, leader: personOf(ada) }, circle, [], now).state.leader).toBeNull();
  });

  it("tells everybody when it ends, if that has changed", () => {
    const ends = now + 60_000;
    const { state, effects } = learned(open, { ...circle, endsAt: ends }, [], now);
    expect(state.ends).toBe(ends);
    expect(effects).toEqual([
      { kind: "due", due: "end", at: ends },
      { kind: "review" },
      { kind: "snapshot" },
    ]);
    const again = learned(state, { ...circle, endsAt: ends }, [], now);
    expect(again.effects).toEqual([{ kind: "due", due: "end", at: ends }, { kind: "review" }]);
  });

  it("ends at once when what it belonged to is gone, with the members that it had", () => {
    expect(learned({ ...open, leader: personOf(ada) }, null, [], now)).toEqual({
      state: { members: open.members, leader: null, ends: now, readers: null, taken: 0 },
      effects: [{ kind: "due", due: "end", at: now }],
    });
  });
});

describe("a message", () => {
  it("that was stored goes to everybody and to libSQL, and is deleted some day", () => {
    expect(written(open, message, 5000, now)).toEqual({
      state: open,
      effects: [
        { kind: "trim" },
        { kind: "copy" },
        { kind: "dueIfNone", due: "old", at: now + 5000 },
        { kind: "message", message },
      ],
    });
  });

  it("is never deleted where messages are kept for ever", () => {
    const kinds = written(open, message, null, now).effects.map(({ kind }) => kind);
    expect(kinds).toEqual(["trim", "copy", "message"]);
  });

  it("is hidden by whoever may, if it is there", () => {
    const effects = [{ kind: "hide", id: 7 }];
    expect(hidden(open, 7, { mayHide: true, isThere: true })).toEqual({ state: open, effects });
    expect(hidden(open, 7, { mayHide: true, isThere: false })).toEqual({ error: "not_found" });
    expect(hidden(open, 7, { mayHide: false, isThere: false })).toEqual({ error: "not_admin" });
  });
});

describe("old messages", () => {
  const month = limits.channelMessagesStoredMs;

  it("are gone from the events too, and those that are left are deleted when they are as old", () => {
    expect(oldDeleted(open, now - 1000, month, now)).toEqual({
      state: open,
      effects: [{ kind: "forgetEvents" }, { kind: "due", due: "old", at: now - 1000 + month }],
    });
  });

  it("that libSQL does not have yet are looked at again later", () => {
    const { effects } = oldDeleted(open, now - 2 * month, month, now);
    expect(effects.at(-1)).toEqual({ kind: "due", due: "old", at: now + limits.oldMessagesCheckMs });
  });

  it("are not waited for where none is left", () => {
    expect(oldDeleted(open, undefined, month, now).effects).toEqual([{ kind: "forgetEvents" }]);
  });
});

describe("a channel that has ended", () => {
  it("is left by everybody and deleted", () => {
    expect(ended(open, true, now).effects).toEqual([{ kind: "close" }, { kind: "forget" }]);
  });

  it("stays until libSQL has its messages", () => {
    const again = { kind: "due", due: "end", at: now + limits.dueRetryMs };
    expect(ended(open, false, now).effects).toEqual([{ kind: "close" }, again]);
  });
});
