import { expect, test } from "vitest";
import type { Message } from "#schema/protocol/message.ts";
import { messageGroups } from "./messageGroups.ts";

test("messages stand under their day, and under one name as long as one goes on", () => {
  const messages = [
    said(1, "Anna", 20, 23, 58),
    said(2, "Anna", 21, 0, 1),
    said(3, "Anna", 21, 0, 2),
    said(4, "Ben", 21, 0, 3),
    said(5, "Ben", 21, 0, 30),
  ];
  const shown = messageGroups(messages).map(({ turns }) =>
    turns.map((turn) => turn.messages.map(({ id }) => id)),
  );
  expect(shown).toEqual([[[1]], [[2, 3], [4], [5]]]);
});

test("a day is the same day whichever of its messages is the first that is shown", () => {
  const messages = [said(1, "Anna", 21, 8, 0), said(2, "Ben", 21, 9, 30), said(3, "Anna", 21, 23, 59)];
  const times = messages.map((_, first) => messageGroups(messages.slice(first)).map(({ time }) => time));
  expect(new Set(times.flat()).size).toBe(1);
});

test("deleted players are not taken for one another", () => {
  const [one, other] = [said(1, "", 20, 8, 0), said(2, "", 20, 8, 0)];
  const groups = messageGroups([
    { ...one, sender: null },
    { ...other, sender: null },
  ]);
  expect(groups[0].turns).toHaveLength(2);
});

function said(id: number, name: string, day: number, hour: number, minute: number): Message {
  const created = new Date(2026, 10, day, hour, minute).getTime();
  return { id, sender: { name, kind: "human" }, body: "Hallo", created };
}
