import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { count, countRare, giveBack, isFull, measure, takeCounted } from "./count.ts";

test("durations become a histogram: cumulative buckets, their sum in seconds, their number", () => {
  takeCounted();
  for (const ms of [4, 5, 6, 90, 20_000]) measure("tac_move_seconds", ms);
  expect(takeCounted()).toEqual({
    'tac_move_seconds_bucket{le="0.005"}': 2,
    'tac_move_seconds_bucket{le="0.01"}': 3,
    'tac_move_seconds_bucket{le="0.025"}': 3,
    'tac_move_seconds_bucket{le="0.05"}': 3,
    'tac_move_seconds_bucket{le="0.1"}': 4,
    'tac_move_seconds_bucket{le="0.25"}': 4,
    'tac_move_seconds_bucket{le="0.5"}': 4,
    'tac_move_seconds_bucket{le="1"}': 4,
    'tac_move_seconds_bucket{le="2.5"}': 4,
    'tac_move_seconds_bucket{le="5"}': 4,
    'tac_move_seconds_bucket{le="10"}': 4,
    'tac_move_seconds_bucket{le="+Inf"}': 5,
    tac_move_seconds_sum: expect.closeTo(20.105),
    tac_move_seconds_count: 5,
  });
  expect(takeCounted()).toEqual({});
});

test("what was not passed on is passed on with what was counted since", () => {
  measure("tac_move_seconds", 1);
  count("tac_moves_total", {}, 2);
  giveBack(takeCounted());
  measure("tac_move_seconds", 2);
  expect(takeCounted()).toMatchObject({ tac_moves_total: 2, tac_move_seconds_count: 2 });
});

test("what was counted is passed on after a while, what is rare at once, and nothing never", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  takeCounted();
  const later = (ms: number) => isFull(Date.now() + ms);
  expect(later(limits.figuresPassedOnMs)).toBe(false);
  count("tac_moves_total", {});
  expect([later(0), later(limits.figuresPassedOnMs - 1), later(limits.figuresPassedOnMs)]).toEqual([
    false,
    false,
    true,
  ]);
  takeCounted();
  countRare("tac_moves_total", {});
  expect(later(0)).toBe(true);
  takeCounted();
  expect(later(0)).toBe(false);
});
