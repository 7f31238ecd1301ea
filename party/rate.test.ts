import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { type Bucket, fullBucket, rateOfAddress, refuse, take } from "./rate.ts";

/** Takes tokens at these times. Returns how many frames passed, and the final state. */
function takeAll(moments: number[], bucket: Bucket = fullBucket(0)) {
  let passed = 0;
  let isHopeless = false;
  for (const moment of moments) {
    const taken = take(bucket, moment);
    bucket = taken.bucket;
    isHopeless = taken.isHopeless;
    if (!taken.isOver) passed++;
  }
  return { passed, isHopeless, bucket };
}

function every(ms: number, frames: number): number[] {
  return Array.from({ length: frames }, (_, i) => i * ms);
}

test("a burst passes, and no more", () => {
  expect(takeAll(every(0, limits.rateBurst + 5)).passed).toBe(limits.rateBurst);
});

test("frames at the rate pass for ever", () => {
  expect(takeAll(every(1000 / limits.ratePerSecond, 1000)).passed).toBe(1000);
});

test("what costs more passes less often", () => {
  const { bucket } = takeAll([0]);
  const dear = take(bucket, 0, limits.rateBurst);
  expect(dear).toMatchObject({ isOver: true, bucket: { tokens: limits.rateBurst - 1 } });
  expect(take(bucket, 1000, limits.rateBurst)).toMatchObject({ isOver: false, bucket: { tokens: 0 } });
});

test("who goes on too fast still gets the rate through", () => {
  const seconds = 10;
  const fast = every(1000 / limits.ratePerSecond / 1.5, 1.5 * limits.ratePerSecond * seconds);
  const { passed, isHopeless } = takeAll(fast);
  expect(passed).toBeGreaterThan(limits.ratePerSecond * (seconds - 1));
  expect(isHopeless).toBe(false);
});

test("who does not care about refusals is hopeless", () => {
  expect(takeAll(every(0, 2 * limits.rateBurst)).isHopeless).toBe(false);
  expect(takeAll(every(0, 2 * limits.rateBurst + 1)).isHopeless).toBe(true);
});

test("who never stops is hopeless, however slowly: only a pause makes up for refusals", () => {
  const halfAsFastAgain = every(1000 / limits.ratePerSecond / 1.5, 100 * limits.ratePerSecond);
  expect(takeAll(halfAsFastAgain).bucket.refused).toBeGreaterThan(limits.rateBurst);
  const { bucket } = takeAll(every(0, 1.5 * limits.rateBurst));
  expect(bucket.refused).toBe(limits.rateBurst / 2);
  const soon = take(bucket, 1000).bucket;
  expect(soon.refused).toBe(limits.rateBurst / 2);
  const refilledMs = (limits.rateBurst / 2 / limits.ratePerSecond) * 1000;
  expect(take(soon, 1000 + refilledMs).bucket.refused).toBe(0);
});

test("an address has more than one visitor, and less than all of its sockets", () => {
  const full = fullBucket(0, rateOfAddress);
  expect(full.tokens).toBe(limits.addressRateBurst);
  const { bucket, isOver } = take(full, 0, limits.addressRateBurst, rateOfAddress);
  expect([isOver, take(bucket, 0, 1, rateOfAddress).isOver]).toEqual([false, true]);
  expect(take(bucket, 1000, limits.addressRatePerSecond, rateOfAddress).isOver).toBe(false);
});

test("what somebody else's frames have used up is refused without a loss of one's own", () => {
  const { bucket } = take(fullBucket(0), 0);
  const refused = refuse(bucket, 0);
  expect(refused).toMatchObject({
    isOver: true,
    isHopeless: false,
    bucket: { tokens: bucket.tokens, refused: 1 },
  });
});

test("a clock that runs backwards takes nothing away and gives nothing", () => {
  const { bucket } = takeAll([1000]);
  expect(take(bucket, 0).bucket.tokens).toBe(bucket.tokens - 1);
});
