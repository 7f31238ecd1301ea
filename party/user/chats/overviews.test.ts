import { describe, expect, it } from "vitest";
import { messageNotice, overviewOf, unreadAuthors, unreadIn } from "./overviews.ts";
import { aChat, anna, ben, nobody } from "./testSupport.ts";

const players = [anna, ben];
const mutedAnna = new Set([anna.id]);

describe("a chat in the person's list", () => {
  it("counts the unread messages, and does not say by whom", () => {
    const entry = aChat({ players, unreadFrom: { [anna.id]: 2, [ben.id]: 1 } });
    const { unreadFrom: _, ...shown } = entry;
    expect(overviewOf(entry, nobody)).toEqual({ ...shown, numberOfUnread: 3 });
  });

  it("does not count the messages of muted users", () => {
    const entry = aChat({ players, unreadFrom: { [anna.id]: 2, [ben.id]: 1 } });
    expect(overviewOf(entry, mutedAnna).numberOfUnread).toBe(1);
  });

  it("names the authors of unread messages by their ids, so that the muted ones are found", () => {
    const entries = [aChat({ unreadFrom: { [anna.id]: 2, 0: 1 } }), aChat({ unreadFrom: { [ben.id]: 1 } })];
    expect(unreadAuthors(entries).toSorted((one, other) => one - other)).toEqual([0, anna.id, ben.id]);
  });
});

describe("the notice about a chat", () => {
  it("names the authors of unread messages and the group", () => {
    const entry = aChat({ players, groupTitle: "Friends", unreadFrom: { [ben.id]: 1 } });
    const notice = { kind: "message", chatID: entry.chatid, names: [ben.name], group: "Friends" };
    expect(messageNotice(entry, nobody)).toEqual(notice);
  });

  it("names nobody whose messages are read, who is muted, or who has left", () => {
    const entry = aChat({ players, unreadFrom: { [anna.id]: 1, [ben.id]: 0, 0: 2 } });
    expect(messageNotice(entry, mutedAnna)?.names).toEqual([]);
  });

  it("is none if everything is read, or written by muted users", () => {
    expect(messageNotice(aChat({ players, unreadFrom: { [anna.id]: 0 } }), nobody)).toBeUndefined();
    expect(messageNotice(aChat({ players, unreadFrom: { [anna.id]: 1 } }), mutedAnna)).toBeUndefined();
  });
});

describe("the unread messages of all chats", () => {
  it("are counted, with each author once, and the most recent chat that has any", () => {
    const read = aChat({ chatid: "read", players });
    const both = aChat({ chatid: "both", players, unreadFrom: { [anna.id]: 1, [ben.id]: 2 } });
    const more = aChat({ chatid: "more", players, unreadFrom: { [anna.id]: 4 } });
    const unread = { count: 7, names: [anna.name, ben.name], chatID: "both" };
    expect(unreadIn([read, both, more], nobody)).toEqual(unread);
  });

  it("leave out the chats in which only muted users have written", () => {
    const hers = aChat({ chatid: "hers", players, unreadFrom: { [anna.id]: 4 } });
    const his = aChat({ chatid: "his", players, unreadFrom: { [ben.id]: 1 } });
    expect(unreadIn([hers, his], mutedAnna)).toEqual({ count: 1, names: [ben.name], chatID: "his" });
    expect(unreadIn([hers], mutedAnna)).toBeUndefined();
  });
});
