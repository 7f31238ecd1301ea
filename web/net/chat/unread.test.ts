import { expect, test } from "vitest";
import { firstUnread } from "./unread.ts";

const chats = [
  { chatid: "ben", numberOfUnread: 0 },
  { chatid: "cleo", numberOfUnread: 2 },
  { chatid: "dora", numberOfUnread: 1 },
];
const talks = { channels: ["general", "news"], missed: { news: 3 }, selected: "general" };

test("what is unread in a chat is read first, then in a channel; and first of all in the talk that is selected", () => {
  expect(firstUnread(chats, talks)).toBe("cleo");
  expect(firstUnread(chats, { ...talks, selected: "dora" })).toBe("dora");
  expect(firstUnread(chats, { ...talks, selected: "news" })).toBe("cleo");
  expect(firstUnread(chats.slice(0, 1), talks)).toBe("news");
  expect(firstUnread([], { ...talks, missed: {} })).toBeUndefined();
});
