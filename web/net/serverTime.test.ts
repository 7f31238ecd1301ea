import { afterEach, expect, test, vi } from "vitest";
import { noteServerTime, serverNow } from "./serverTime.ts";

afterEach(() => {
  vi.useRealTimers();
});

const noon = Date.UTC(2026, 5, 1, 12, 0, 0);
const says = (time: number, cached = "no-store") =>
  noteServerTime(new Headers({ "X-Server-Time": String(time), "Cache-Control": cached }));

test("a clock that is right, or nearly, is believed", () => {
  vi.useFakeTimers({ now: noon + 1000 });
  says(noon);
  expect(serverNow()).toBe(Date.now());
});

test("a clock that is wrong is put right by what the server says", () => {
  vi.useFakeTimers({ now: noon - 600_000 });
  says(noon + 250);
  expect(serverNow()).toBe(noon + 250);
  noteServerTime(new Headers());
  expect(serverNow()).toBe(noon + 250);
});

test("an answer that the browser may have kept says nothing about the time", () => {
  vi.useFakeTimers({ now: noon });
  says(noon);
  says(noon - 600_000, "max-age=600");
  expect(serverNow()).toBe(noon);
});
