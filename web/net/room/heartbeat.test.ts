import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { startHeartbeat } from "./heartbeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { socketAskMs, socketAnswerMs } = limits;

function aLine() {
  const [ask, onDeath] = [vi.fn(), vi.fn()];
  return { ask, onDeath, ...startHeartbeat(ask, onDeath) };
}

test("a line on which much is said is asked as often as a silent one", () => {
  const { ask, onDeath, heard } = aLine();
  for (let ms = 0; ms < 3 * socketAskMs; ms += 1000) {
    vi.advanceTimersByTime(1000);
    heard();
  }
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onDeath).not.toHaveBeenCalled();
});

test("a line on which nothing comes after a question is dead", () => {
  const { onDeath, heard } = aLine();
  vi.advanceTimersByTime(socketAskMs - 1);
  heard();
  vi.advanceTimersByTime(socketAnswerMs);
  expect(onDeath).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDeath).toHaveBeenCalledOnce();
});

test("whatever comes after a question shows that the line lives", () => {
  const { ask, onDeath, heard } = aLine();
  vi.advanceTimersByTime(socketAskMs);
  heard();
  vi.advanceTimersByTime(socketAskMs);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onDeath).not.toHaveBeenCalled();
});

test("a line that is given up is asked no more", () => {
  const { ask, onDeath, stop } = aLine();
  vi.advanceTimersByTime(socketAskMs);
  stop();
  vi.advanceTimersByTime(10 * socketAskMs);
  expect(ask).toHaveBeenCalledOnce();
  expect(onDeath).not.toHaveBeenCalled();
});
