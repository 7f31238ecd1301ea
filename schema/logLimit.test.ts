import { describe, expect, it } from "vitest";
import { LogLimit } from "./logLimit.ts";

describe("a log", () => {
  it("takes a few lines of one kind a second, and hears of the next one how many there were beside them", () => {
    const limit = new LogLimit(2);
    expect([10, 20, 30, 40].map((now) => limit.admit("outbox", now))).toEqual([0, 0, false, false]);
    expect(limit.admit("mail", 50)).toBe(0);
    expect([1000, 1001].map((now) => limit.admit("outbox", now))).toEqual([2, 0]);
  });

  it("takes no more of kinds that are new with every line", () => {
    const limit = new LogLimit(2);
    const admitted = Array.from({ length: 1000 }, (_, at) => limit.admit(`kind ${at}`, 0));
    expect(admitted.filter((leftOut) => leftOut !== false).length).toBeLessThan(60);
  });
});
