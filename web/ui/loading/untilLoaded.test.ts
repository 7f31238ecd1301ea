import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { failed, retry, untilLoaded } from "./untilLoaded.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Something that loads only after so many failures, and how often it was tried. */
function loading(failures: number) {
  let tries = 0;
  const load = async () => {
    tries++;
    if (tries <= failures) throw new Error("no answer");
    return "there";
  };
  return { load, tries: () => tries };
}

it("what loads at once is never counted as missing", async () => {
  expect(await untilLoaded(loading(0).load)).toBe("there");
  expect(failed.read().parts).toBe(0);
});

it("what fails is tried again by itself, later and later, and is missing until then", async () => {
  const { load, tries } = loading(2);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(limits.loadRetryMinMs - 1);
  expect([tries(), failed.read()]).toEqual([1, { parts: 1, pages: 0, retries: 0 }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * limits.loadRetryMinMs);
  expect(await loaded).toBe("there");
  expect(failed.read()).toEqual({ parts: 0, pages: 0, retries: 0 });
});

it("everything that is missing is tried at once when the user asks for it", async () => {
  const parts = [loading(1), loading(2)];
  const loaded = parts.map(({ load }) => untilLoaded(load));
  await vi.advanceTimersByTimeAsync(0);
  retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(parts.map(({ tries }) => tries())).toEqual([2, 2]);
  expect(failed.read()).toEqual({ parts: 1, pages: 0, retries: 1 });
  retry();
  expect(await Promise.all(loaded)).toEqual(["there", "there"]);
});
