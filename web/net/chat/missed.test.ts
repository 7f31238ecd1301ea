import { expect, test } from "vitest";
import type { Message } from "#schema/protocol/message.ts";
import { missedIn } from "./missed.ts";

const messages = [
  said(1, "Anna", "Hallo"),
  said(2, "Ben", "Hallo!"),
  said(3, "Cleo", "👍"),
  said(4, "Ben", "Los geht es"),
];
const reader = { self: "Anna", mutes: [], countsEmoji: true };

test("what others wrote after the last one that was read counts", () => {
  expect(missedIn(messages, 0, reader)).toBe(3);
  expect(missedIn(messages, 2, reader)).toBe(2);
  expect(missedIn(messages, 4, reader)).toBe(0);
});

test("who is muted does not, nor emoji at one's own table", () => {
  expect(missedIn(messages, 0, { ...reader, mutes: ["Ben"] })).toBe(1);
  expect(missedIn(messages, 0, { ...reader, countsEmoji: false })).toBe(2);
});

function said(id: number, name: string, body: string): Message {
  return { id, sender: { name, kind: "human" }, body, created: id };
}
