import { expect, it } from "vitest";
import { spread } from "./spread.ts";

const pace = { atOnce: 3, perSecond: 10 };
const now = 1_000_000;

const named = (...times: number[]) => times.map((at, name) => ({ at, name }));

it("leaves alone what comes slowly enough, however late it is", () => {
  expect(spread(named(1, 2, 3, now + 100, now + 200, now + 5000), now, pace)).toEqual([]);
});

it("puts off what is too much, in the order in which it was due", () => {
  expect(spread(named(50, 10, 40, 30, 20), now, pace)).toEqual([
    { name: 2, at: now + 100 },
    { name: 0, at: now + 200 },
  ]);
});

it("lets nothing overtake what is put off, until the queue is gone", () => {
  const overdue = Array.from({ length: 103 }, () => now - 1);
  const soon = [now + 5000, now + 9950, now + 10_200, now + 10_600];
  const later = spread(named(...overdue, ...soon), now, pace);
  const at = (name: number) => later.find((one) => one.name === name)?.at;
  expect(later).toHaveLength(103);
  expect(at(102)).toBe(now + 10_000);
  expect([103, 104].map(at)).toEqual([now + 10_100, now + 10_200]);
  expect([105, 106].map(at)).toEqual([now + 10_300, undefined]);
});

it("never lets more happen in a second than the pace says", () => {
  const all = named(...Array.from({ length: 500 }, (_, n) => now - 30_000 + 77 * n));
  const later = new Map(spread(all, now, pace).map(({ name, at }) => [name, at]));
  const times = all.map(({ name, at }) => later.get(name) ?? Math.max(at, now)).sort((a, b) => a - b);
  const most = Math.max(...times.map((at, n) => times.findIndex((other) => other > at + 1000) - n));
  expect(most).toBeLessThanOrEqual(pace.atOnce + pace.perSecond + 1);
});
