import { afterEach, expect, test, vi } from "vitest";
import { noteServerTime, serverNow } from "./serverTime.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a clock that is right, or nearly, is believed", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12, 0, 1) });
  noteServerTime("Mon, 01 Jun 2026 12:00:00 GMT");
  expect(serverNow()).toBe(Date.now());
});

test("a clock that is wrong is put right by what the server says", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 11, 58, 0) });
  noteServerTime("Mon, 01 Jun 2026 12:00:00 GMT");
  expect(serverNow()).toBe(Date.UTC(2026, 5, 1, 12, 0, 0));
  noteServerTime(null);
  expect(serverNow()).toBe(Date.UTC(2026, 5, 1, 12, 0, 0));
});
