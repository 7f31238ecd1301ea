import { describe, expect, it } from "vitest";
import { mutesChanged, named, reported } from "./chatChanges.ts";
import { overviewOf } from "./overviews.ts";
import { aChat, anna, nobody } from "./testSupport.ts";

const chatID = "chat";
const read = aChat({ players: [anna] });
const unread = aChat({ players: [anna], unreadFrom: { [anna.id]: 1 } });
const mutedAnna = new Set([anna.id]);
const settled = { kind: "settled", notice: { kind: "message", chatID, names: [], group: null } };

describe("a chat that reports its state", () => {
  it("is shown in all tabs, and the person is notified of unread messages", () => {
    const news = { chatID, v: 1, entry: unread };
    expect(reported(undefined, news, nobody)).toEqual({
      state: news,
      effects: [
        {
          kind: "publish",
          type: "chat:overview:update",
          data: { changed: [overviewOf(unread, nobody)], gone: [] },
        },
        { kind: "notice", notice: { kind: "message", chatID, names: [anna.name], group: null } },
        { kind: "chats", isUnread: true },
      ],
    });
  });

  it("settles the notice once everything is read, or only muted users have written", () => {
    const expected = [settled, { kind: "chats", isUnread: false }];
    const known = { chatID, v: 1, entry: unread };
    expect(reported(known, { chatID, v: 2, entry: read }, nobody).effects.slice(1)).toEqual(expected);
    expect(reported(known, { chatID, v: 2, entry: unread }, mutedAnna).effects.slice(1)).toEqual(expected);
  });

  it("vanishes from the list if the person is not a member any more, and stays known", () => {
    const news = { chatID, v: 2, entry: null };
    const { state, effects } = reported({ chatID, v: 1, entry: unread }, news, nobody);
    expect(state).toBe(news);
    expect(effects).toEqual([
      { kind: "publish", type: "chat:overview:update", data: { changed: [], gone: [chatID] } },
      settled,
      { kind: "chats", isUnread: false },
    ]);
  });

  it("changes nothing with a report that is older or repeated", () => {
    const known = { chatID, v: 2, entry: null };
    for (const v of [1, 2]) {
      const { state, effects } = reported(known, { chatID, v, entry: unread }, nobody);
      expect(state).toBe(known);
      expect(effects).toEqual([]);
    }
  });
});

describe("other mutes", () => {
  it("change what is unread in all chats, which are shown again and checked", () => {
    expect(mutesChanged([unread, read], mutedAnna)).toEqual([
      {
        kind: "publish",
        type: "chat:overview:update",
        data: { changed: [unread, read].map((entry) => overviewOf(entry, mutedAnna)), gone: [] },
      },
      { kind: "chats", isUnread: false },
    ]);
  });
});

describe("a person who starts chats", () => {
  it("finds the private chat with somebody under the name that it got first", () => {
    expect(named(undefined, "first").state).toBe("first");
    expect(named("first", "second").state).toBe("first");
  });
});
