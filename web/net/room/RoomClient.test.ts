import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { nothingOwn } from "#web/testing/people.ts";
import { channelRoom } from "../channel/channelRoom.ts";
import { session } from "../session.ts";
import { type UserRoomState, userRoom } from "../user/userRoom.ts";
import { retryNow } from "./connection.ts";
import { RoomClient } from "./RoomClient.ts";

/** What happens to the window. */
let windowOfTest = new EventTarget();
/** The addresses of the opened sockets. */
const opened: string[] = [];
/** Answers the requests for tickets, oldest first, with this one. */
let answers: ((ticket: string) => void)[] = [];
/** The same with a status that refuses. */
let refuse: ((status: number) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "https://tac.example/" });
  windowOfTest = new EventTarget();
  vi.stubGlobal("addEventListener", windowOfTest.addEventListener.bind(windowOfTest));
  vi.stubGlobal("removeEventListener", windowOfTest.removeEventListener.bind(windowOfTest));
  vi.stubGlobal("WebSocket", WireOfTest);
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) => {
        answers.push((ticket) => resolve(answer(ticket)));
        refuse.push((status) => resolve(new Response(null, { status })));
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  session.write(undefined);
  opened.length = 0;
  answers = [];
  refuse = [];
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

test("what somebody has asked for is given up when another comes, and not asked in the other's name", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  const said = room.ask("channel:sendMessage", { body: "of Anna" });
  await vi.waitUntil(() => answers.length === 1);
  session.write({ username: "Ben", token: "ben" });
  expect(await said).toEqual({ isDone: false, error: "lost" });
  const saidByBen = room.ask("channel:sendMessage", { body: "of Ben" });
  answers[0]("of Anna");
  await vi.waitUntil(() => answers.length === 2);
  answers[1]("of Ben");
  await vi.waitUntil(() => opened.length === 1);
  WireOfTest.last?.open();
  expect(WireOfTest.last?.sent.map((frame) => JSON.parse(frame).data)).toEqual([{ body: "of Ben" }]);
  room.close();
  await saidByBen;
});

test.each([404, 503])(
  "that a line which was left gets %i does not count for the one after it",
  async (status) => {
    session.write({ username: "Anna", token: "anna" });
    const room = new RoomClient(channelRoom, "general");
    room.open();
    await vi.waitUntil(() => answers.length === 1);
    room.close();
    room.open();
    await vi.waitUntil(() => answers.length === 2);
    answers[1]("of Anna");
    await vi.waitUntil(() => opened.length === 1);
    WireOfTest.last?.open();
    const phases = new Set<string>();
    const unsubscribe = room.subscribe(() => phases.add(room.read().connection.phase));
    refuse[0](status);
    await vi.advanceTimersByTimeAsync(0);
    expect([...phases]).toEqual([]);
    expect(room.read().connection.phase).toBe("open");
    unsubscribe();
    room.close();
  },
);

test("a room that asks whether it is read gets its question back", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  await vi.waitUntil(() => answers.length === 1);
  answers[0]("of Anna");
  await vi.waitUntil(() => opened.length === 1);
  WireOfTest.last?.open();
  WireOfTest.last?.say({ read: 4711 });
  expect(WireOfTest.last?.sent).toEqual(['{"read":4711}']);
  expect(room.read().connection.phase).toBe("open");
  room.close();
});

test("an event that nobody here knows leads to a snapshot, no faster than there may be; an unknown snapshot to the end", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  await vi.waitUntil(() => answers.length === 1);
  answers[0]("of Anna");
  await vi.waitUntil(() => opened.length === 1);
  const come = (v: number) => {
    WireOfTest.last?.open();
    WireOfTest.last?.say({ v, type: "channel:snapshot", data: snapshot });
    WireOfTest.last?.say({ v: v + 1, type: "channel:sparkle", data: {} });
  };
  come(4);
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitUntil(() => answers.length === 2);
  answers[1]("again");
  await vi.waitUntil(() => opened.length === 2);
  expect(new URL(opened[1]).search).toBe("?ticket=again");
  come(8);
  await vi.advanceTimersByTimeAsync(limits.snapshotPauseMs / 2);
  expect(answers.length).toBe(2);
  await vi.advanceTimersByTimeAsync(limits.snapshotPauseMs / 2);
  await vi.waitUntil(() => answers.length === 3);
  expect(room.read().connection.phase).not.toBe("refused");
  answers[2]("at last");
  await vi.waitUntil(() => opened.length === 3);
  WireOfTest.last?.open();
  WireOfTest.last?.say({ v: 12, type: "channel:snapshot", data: { sparkles: 7 } });
  expect(room.read().connection.phase).toBe("refused");
  room.close();
});

test("a newer room may say more than is known here: its snapshot, events and answers count without it", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  await vi.waitUntil(() => answers.length === 1);
  answers[0]("of Anna");
  await vi.waitUntil(() => opened.length === 1);
  const wire = WireOfTest.last;
  wire?.open();
  wire?.say({ v: 4, type: "channel:snapshot", data: { ...snapshot, topic: "cake" }, at: 1 });
  expect(room.read()).toMatchObject({ connection: { phase: "open" }, state: { may: "write" } });
  const said = room.ask("channel:sendMessage", { body: "Hello" });
  const [{ id: re }] = (wire?.sent ?? []).map((frame) => JSON.parse(frame));
  wire?.say({ re, status: 200, data: { id: 1, mood: "glad" } });
  expect(await said).toEqual({ isDone: true, data: { id: 1 } });
  expect(room.read().connection.phase).toBe("open");
  expect(opened).toHaveLength(1);
  room.close();
});

test("a server that can't be reached is tried for ever, ever more seldom, and at once for who does not want to wait", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  for (let attempt = 1; attempt <= 2 * limits.reconnectAttempts; attempt++) {
    await vi.waitUntil(() => refuse.length === attempt);
    refuse[attempt - 1](503);
    await vi.advanceTimersByTimeAsync(limits.reconnectDelayMaxMs);
  }
  expect(room.read().connection.phase).toBe("unreachable");
  const tried = refuse.length;
  refuse[tried - 1](503);
  await vi.advanceTimersByTimeAsync(limits.reconnectDelayMaxMs / 2);
  expect(refuse.length).toBe(tried);
  retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.read().connection.phase).toBe("reconnecting");
  expect(refuse.length).toBe(tried + 1);
  answers[tried]("at last");
  await vi.waitUntil(() => opened.length === 1);
  WireOfTest.last?.open();
  expect(room.read().connection.phase).toBe("open");
  room.close();
});

test("who was refused and comes again is not refused before the room has said so", async () => {
  session.write({ username: "Anna", token: "anna" });
  const room = new RoomClient(channelRoom, "general");
  room.open();
  await vi.waitUntil(() => answers.length === 1);
  refuse[0](404);
  await vi.waitUntil(() => room.read().connection.phase === "refused");
  room.open();
  expect(room.read().connection.phase).toBe("connecting");
  room.close();
});

describe("whether a friend is online", () => {
  test.each([
    ["the device is offline", () => windowOfTest.dispatchEvent(new Event("offline"))],
    ["a heartbeat has got no answer", askInVain],
  ])("is unknown while %s, and known again with the next sign of the room", async (_why, happens) => {
    const { room, wire } = await withFriend();
    expect(isFriendOnline(room)).toBe(true);
    await happens();
    expect(room.read().connection).toMatchObject({ phase: "open", isDoubted: true });
    expect(isFriendOnline(room)).toBeNull();
    wire.say({ read: 1 });
    expect(isFriendOnline(room)).toBe(true);
    room.close();
  });

  test("is unknown while the connection is lost, whatever came before", async () => {
    const { room, wire } = await withFriend();
    wire.end();
    expect(room.read().connection.phase).toBe("reconnecting");
    expect(isFriendOnline(room)).toBeNull();
    room.close();
  });

  /** The tab is looked at, which is a reason to ask. */
  async function askInVain() {
    windowOfTest.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(limits.lineDoubtMs);
  }

  async function withFriend() {
    session.write({ username: "Anna", token: "anna" });
    const room = new RoomClient(userRoom, "me");
    room.open();
    await vi.waitUntil(() => answers.length === 1);
    answers[0]("of Anna");
    await vi.waitUntil(() => opened.length === 1);
    const wire = WireOfTest.last as WireOfTest;
    wire.open();
    const { queuePartner: _, news: __, ...known } = nothingOwn;
    const friends = [{ username: "Ben", status: "done", since: 1, isOnline: true }];
    wire.say({ v: 1, type: "user:snapshot", data: { ...known, friends } });
    return { room, wire };
  }

  function isFriendOnline(room: RoomClient<UserProtocol, UserRoomState | undefined>) {
    return room.read().state?.friends?.[0].isOnline;
  }
});

const snapshot = { messages: [], may: "write", mayHide: false, ends: null };

function answer(ticket: string): Response {
  return new Response(JSON.stringify({ ticket, room: "general" }));
}

/** A socket that only records its address, and delivers what the test tells it to. */
class WireOfTest extends EventTarget {
  static last: WireOfTest | undefined;
  readonly sent: string[] = [];
  readonly readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(url);
    WireOfTest.last = this;
  }

  open(): void {
    this.dispatchEvent(new Event("open"));
  }

  send(frame: string): void {
    this.sent.push(frame);
  }

  say(frame: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }

  close(): void {}

  end(): void {
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}
