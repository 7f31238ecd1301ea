import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { retryAfter } from "./outbox.ts";

test("each try waits twice as long as the one before, up to a limit", () => {
  expect([0, 1, 2, 3].map(retryAfter)).toEqual([1, 2, 4, 8].map((n) => n * limits.outboxRetryMinMs));
  expect(retryAfter(50)).toBe(limits.outboxRetryMaxMs);
});
