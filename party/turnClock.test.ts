import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakUntil, runsOutAt } from "./turnClock.ts";

const day = 24 * 60 * 60_000;

describe("a clock that stands still in breaks", () => {
  it("runs out after its time without one", () => expect(runsOutAt(1000, day, [])).toBe(1000 + day));

  it.each([
    ["before it", { from: -2 * day, until: 0 }, 0],
    ["after it", { from: 2 * day, until: 3 * day }, 0],
    ["in the middle of it", { from: day / 2, until: 4 * day }, 3.5 * day],
    ["that has begun earlier", { from: -day, until: 2 * day }, 2 * day],
    ["that begins as it would run out", { from: day, until: 2 * day }, 0],
  ])("runs out later by a break %s", (_, one, later) => expect(runsOutAt(0, day, [one])).toBe(day + later));

  it("counts a break that only the one before it has made to fall into its time", () => {
    const breaks = [
      { from: day / 2, until: 2 * day },
      { from: 2.25 * day, until: 3 * day },
    ];
    expect(runsOutAt(0, day, breaks)).toBe(3.25 * day);
  });

  it("never runs out in a break, and runs for its time outside of breaks", () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })));
    fc.assert(
      fc.property(fc.nat(100), fc.integer({ min: 1, max: 100 }), lengths, (since, ms, pairs) => {
        let at = 0;
        const breaks = pairs.map(([pause, length]) => {
          const from = at + pause;
          at = from + length;
          return { from, until: at };
        });
        const end = runsOutAt(since, ms, breaks);
        const running = Array.from({ length: end - since }, (_, i) => since + i).filter(
          (moment) => breakUntil(breaks, moment) === undefined,
        );
        expect(running).toHaveLength(ms);
        expect(breakUntil(breaks, end - 1)).toBeUndefined();
      }),
    );
  });
});
