import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { channelRoom } from "../channel/channelRoom.ts";
import { session } from "../session.ts";
import { RoomClient } from "./RoomClient.ts";

/** The addresses at which sockets were opened. */
const opened: string[] = [];
/** Answers the calls for tickets, oldest first, with this one. */
let answers: ((ticket: string) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "https://tac.example/" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("WebSocket", WireOfTest);
  vi.stubGlobal("fetch", () => new Promise((resolve) => answers.push((ticket) => resolve(answer(ticket)))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  session.write(undefined);
  opened.length = 0;
  answers = [];
});

test("who signs in while a ticket is on its way comes with one of the new session, and without the other's numbers", async () => {
  session.write({ username: "guest 7", token: "guest" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  await vi.waitUntil(() => answers.length === 1);
  session.write({ username: "Anna", token: "anna" });
  answers[0]("of the guest");
  await vi.waitUntil(() => answers.length === 2);
  answers[1]("of Anna");
  await vi.waitUntil(() => opened.length > 0);
  expect(opened.map((address) => new URL(address).search)).toEqual(["?ticket=of+Anna"]);
  room.close();
});

test("whoever comes back after another has signed in gets all anew", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  await vi.waitUntil(() => answers.length === 1);
  answers[0]("of Anna");
  await vi.waitUntil(() => opened.length === 1);
  WireOfTest.last?.say({ v: 4, type: "channel:snapshot", data: snapshot });
  expect(room.read().state).toBeDefined();
  room.close();
  session.write({ username: "Ben", token: "ben" });
  room.open();
  await vi.waitUntil(() => answers.length === 2);
  answers[1]("of Ben");
  await vi.waitUntil(() => opened.length === 2);
  expect(new URL(opened[1]).search).toBe("?ticket=of+Ben");
  room.close();
});

const snapshot = { messages: [], may: "write", blockedUntil: null, ends: null };

function answer(ticket: string): Response {
  return new Response(JSON.stringify({ ticket, room: "general" }));
}

/** A line that only notes where it leads, and says what it is told to. */
class WireOfTest extends EventTarget {
  static last: WireOfTest | undefined;
  readonly readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(url);
    WireOfTest.last = this;
  }

  say(frame: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }

  close(): void {}
}
