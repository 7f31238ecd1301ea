import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { Allowances } from "./allowances.ts";
import { fullBucket, take } from "./rate.ts";

const refillMs = (limits.rateBurst / limits.ratePerSecond) * limits.second;

/** Takes one frame of a sender's. */
function hear(allowances: Allowances<string>, sender: string, now: number): void {
  allowances.keep(sender, take(allowances.of(sender, now), now).bucket);
}

test("whoever has sent nothing for a while has a full bucket, and is not remembered", () => {
  const allowances = new Allowances<string>();
  for (let n = 0; n < 100; n++) hear(allowances, `guest ${n}`, refillMs);
  expect(allowances.size).toBe(100);
  expect(allowances.of("guest 1", refillMs)).not.toEqual(fullBucket(refillMs));
  hear(allowances, "guest 100", 2 * refillMs);
  expect(allowances.size).toBe(1);
  expect(allowances.of("guest 1", 2 * refillMs)).toEqual(fullBucket(2 * refillMs));
});

test("what was stored before counts for those of whom nothing else is known", () => {
  const allowances = new Allowances<string>();
  const stored = { tokens: 1, at: 0, refused: 0 };
  expect(allowances.of("guest 1", 0, stored)).toBe(stored);
  hear(allowances, "guest 1", 0);
  expect(allowances.of("guest 1", 0, stored)).not.toBe(stored);
});
