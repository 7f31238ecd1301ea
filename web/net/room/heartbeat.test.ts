import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { startHeartbeat } from "./heartbeat.ts";

/** The browser's events for leaving the tab and coming back. */
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { socketAskMs, socketAnswerMs, lineDoubtMs } = limits;

/** A connection to the room whose clients ping at the start of a period. */
function aLine(room = "") {
  const [asked, onDoubt, onDeath] = [vi.fn(), vi.fn(), vi.fn()];
  return { asked, onDoubt, onDeath, ...startHeartbeat({ ask: asked, onDoubt, onDeath }, room) };
}

test("a line on which much is said is asked as often as a silent one", () => {
  const { asked, onDeath, received } = aLine();
  for (let ms = 0; ms < 3 * socketAskMs; ms += 1000) {
    vi.advanceTimersByTime(1000);
    received();
  }
  expect(asked).toHaveBeenCalledTimes(3);
  expect(onDeath).not.toHaveBeenCalled();
});

test("a line on which nothing comes after a question is dead", () => {
  const { onDeath, received } = aLine();
  vi.advanceTimersByTime(socketAskMs - 1);
  received();
  vi.advanceTimersByTime(socketAnswerMs);
  expect(onDeath).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDeath).toHaveBeenCalledOnce();
});

test("a line is doubted a moment after a question, unless something comes", () => {
  const { onDoubt, ask, received, stop } = aLine();
  ask();
  vi.advanceTimersByTime(lineDoubtMs - 1);
  received();
  vi.advanceTimersByTime(1);
  expect(onDoubt).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(lineDoubtMs);
  expect(onDoubt).toHaveBeenCalledOnce();
  received();
  ask();
  stop();
  vi.advanceTimersByTime(lineDoubtMs);
  expect(onDoubt).toHaveBeenCalledOnce();
});

test("whatever comes after a question shows that the line lives", () => {
  const { asked, onDeath, received } = aLine();
  vi.advanceTimersByTime(socketAskMs);
  received();
  vi.advanceTimersByTime(socketAskMs);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(onDeath).not.toHaveBeenCalled();
});

test("a line that is given up is asked no more", () => {
  const { asked, onDeath, stop } = aLine();
  vi.advanceTimersByTime(socketAskMs);
  stop();
  vi.advanceTimersByTime(10 * socketAskMs);
  expect(asked).toHaveBeenCalledOnce();
  expect(onDeath).not.toHaveBeenCalled();
});

test("the lines to one room ask at the same moment, whenever they were opened, and those to others at another", () => {
  const moments: Record<string, number> = {};
  const open = (name: string, room: string) =>
    startHeartbeat(
      {
        ask: () => {
          moments[name] = Date.now();
        },
        onDoubt: () => {},
        onDeath: () => {},
      },
      room,
    );
  open("first", "4");
  open("other", "5");
  vi.advanceTimersByTime(limits.socketAskSpreadMs);
  open("second", "4");
  vi.advanceTimersByTime(socketAskMs);
  expect(moments.second).toBe(moments.first);
  expect(Math.abs(moments.other - moments.first)).toBeGreaterThan(limits.socketAskSpreadMs);
});

test("a tab that is seen again asks at once, and a question is asked once", () => {
  const { asked, ask, received, stop } = aLine();
  page.dispatchEvent(new Event("visibilitychange"));
  ask();
  expect(asked).toHaveBeenCalledOnce();
  received();
  ask();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
  received();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(asked).toHaveBeenCalledTimes(2);
});
