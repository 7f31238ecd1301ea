import { expect, test } from "vitest";
import type { ChatProtocol } from "#schema/protocol/chat.ts";
import type { EventOf } from "../room/kind.ts";
import { chatRoom } from "./chatRoom.ts";

type ChatEvent = EventOf<ChatProtocol>;

test("what was fetched counts until the room tells the whole anew, and not only until somebody writes", () => {
  const before = told(undefined, "chat:snapshot", { messages: [said(4)] });
  const after = told(before, "chat:singleChat:update", { messages: [said(5)] });
  expect(after?.messages.map(({ id }) => id)).toEqual([4, 5]);
  expect(after?.whole).toBe(before?.whole);
  const anew = told(after, "chat:snapshot", { messages: [{ ...said(4), body: "" }, said(5)] });
  expect(anew?.whole).not.toBe(before?.whole);
});

type State = ReturnType<typeof chatRoom.reduce>;

function told(state: State, type: ChatEvent["type"], data: object): State {
  return chatRoom.reduce(state, { v: 1, type, data } as ChatEvent);
}

function said(id: number) {
  return { id, sender: null, body: "Hallo", created: id };
}
