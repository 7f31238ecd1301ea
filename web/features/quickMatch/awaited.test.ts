import { expect, it } from "vitest";
import type { QueueStatus } from "#web/net/user/userRoom.ts";
import { type AwaitedTable, awaitedBy, matesOf } from "./awaited.ts";

const table: AwaitedTable = {
  variants: ["4x2m", "4x2n"],
  moveTimesMs: [60_000, null],
  rated: [true, false],
  takesBots: true,
  people: 1,
};
const { variants, moveTimesMs, rated } = table;
const waiting: Extract<QueueStatus, { state: "waiting" }> = {
  state: "waiting",
  partner: null,
  wish: { variants: variants.toReversed(), moveTimesMs, rated, botsAfterMs: 60_000 },
  since: 0,
  heldUntil: null,
};

it("does not count the user, nor the friend who waits along", () => {
  const others = { ...table, rated: [false] };
  expect(awaitedBy({ queue: waiting, hasAccount: true }, [table, others])).toEqual([others]);
  expect(awaitedBy({ queue: null, hasAccount: true }, [table, others])).toEqual([table, others]);
  const five = { ...table, people: 5 };
  const pair = { ...waiting, partner: "Ben" };
  expect(awaitedBy({ queue: pair, hasAccount: true }, [five])).toEqual([{ ...table, people: 3 }]);
});

it("shows a guest only who would play without rating", () => {
  const isRated = { ...table, rated: [true] };
  expect(awaitedBy({ queue: null, hasAccount: false }, [isRated, table])).toEqual([table]);
});

it.each([
  ["wish for the same", { people: 3 }, 2],
  ["wish for one of the same tables", { variants: ["4x2n", "6x2n"], moveTimesMs: [null] }, 1],
  ["wish for other tables", { variants: ["6x2n"] }, 0],
  ["wish for other clocks", { moveTimesMs: [30_000] }, 0],
] as const)("counts those who %s", (_, part, mates) => {
  expect(matesOf(waiting, [{ ...table, ...part } as AwaitedTable])).toBe(mates);
});

it("counts who wishes for the other rating only where both take bots", () => {
  const unrated = { ...waiting, wish: { ...waiting.wish, rated: [false] } };
  const isRated = { ...table, rated: [true] };
  expect(matesOf(unrated, [isRated])).toBe(1);
  expect(matesOf(unrated, [{ ...isRated, takesBots: false }])).toBe(0);
});
