import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { createStore } from "#web/ui/store.ts";
import type { RoomClient } from "../room/RoomClient.ts";
import { reportVisibility } from "./reportVisibility.ts";

const tab = Object.assign(new EventTarget(), { visibilityState: "visible" });
vi.stubGlobal("document", tab);

afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  tab.visibilityState = "visible";
});

function look(state: "visible" | "hidden"): void {
  tab.visibilityState = state;
  tab.dispatchEvent(new Event("visibilitychange"));
}

/** The user's own room as this tab sees it: the requests that it received, with a function to answer them. */
function aRoom() {
  const told: { isLookedAt: boolean; answer: (reply: { isDone: boolean }) => void }[] = [];
  const view = createStore({ state: undefined, connection: { phase: "connecting" } });
  const ask = (_: string, { isLookedAt }: { isLookedAt: boolean }) =>
    new Promise((answer) => told.push({ isLookedAt, answer }));
  const room = { ...view, ask } as unknown as RoomClient<UserProtocol, undefined>;
  const come = (phase: string) => view.write({ state: undefined, connection: { phase } });
  const answerLast = async () => {
    told.at(-1)?.answer({ isDone: true });
    await new Promise(setImmediate);
  };
  return { room, come, answerLast, told: () => told.map(({ isLookedAt }) => isLookedAt) };
}

test("what is so is told after each connection, and when it changes", async () => {
  const { room, come, told, answerLast } = aRoom();
  reportVisibility(room);
  look("hidden");
  expect(told()).toEqual([]);
  come("open");
  expect(told()).toEqual([false]);
  await answerLast();
  look("visible");
  expect(told()).toEqual([false, true]);
  await answerLast();
  come("reconnecting");
  come("open");
  expect(told()).toEqual([false, true, true]);
});

test("what changes while the room has not answered is told after that, and only as it is then", async () => {
  const { room, come, told, answerLast } = aRoom();
  reportVisibility(room);
  come("open");
  look("hidden");
  look("visible");
  look("hidden");
  expect(told()).toEqual([true]);
  await answerLast();
  expect(told()).toEqual([true, false]);
  await answerLast();
  expect(told()).toEqual([true, false]);
});

test("an answer over another connection than the one that was asked is none for the new one", async () => {
  const { room, come, told, answerLast } = aRoom();
  reportVisibility(room);
  come("open");
  come("reconnecting");
  come("open");
  expect(told()).toEqual([true]);
  await answerLast();
  expect(told()).toEqual([true, true]);
});

test("nothing is told any more once that is ended", () => {
  const { room, come, told } = aRoom();
  reportVisibility(room)();
  come("open");
  look("hidden");
  expect(told()).toEqual([]);
});
