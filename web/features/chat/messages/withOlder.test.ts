import { expect, test } from "vitest";
import type { Message } from "#schema/protocol/message.ts";
import { withOlder } from "./withOlder.ts";

const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

test("older pages stand before the last messages, each message once", () => {
  expect(ids(withOlder(said(1, 4), said(5, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(withOlder(said(1, 6), said(5, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(withOlder([], said(5, 7)))).toEqual([5, 6, 7]);
});

test("where messages are missing in between the pages are given up", () => {
  expect(ids(withOlder(said(1, 4), said(9, 10)))).toEqual([9, 10]);
});

function said(from: number, to: number): Message[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    id: from + at,
    sender: null,
    body: "Hallo",
    created: from + at,
  }));
}
