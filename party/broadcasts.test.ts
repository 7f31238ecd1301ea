import fc from "fast-check";
import { expect, test } from "vitest";
import { Broadcasts, broadcastDue } from "./broadcasts.ts";

const pauseMs = 1000;

/** Lets changes happen after these pauses (ms). @returns when they happened, and when broadcasts began */
function play(pauses: readonly number[]): { changes: number[]; begun: number[] } {
  const dates = new Map<string, number>();
  const due = {
    at: (name: string) => dates.get(name),
    set: (name: string, at: number) => void dates.set(name, at),
  };
  const broadcasts = new Broadcasts(due, pauseMs);
  const begun: number[] = [];
  const passUntil = (now: number) => {
    const at = due.at(broadcastDue);
    if (at === undefined || at > now) return;
    dates.delete(broadcastDue);
    broadcasts.begin(at);
    begun.push(at);
  };
  let now = 0;
  const changes = pauses.map((pause) => {
    now += pause;
    passUntil(now);
    broadcasts.request(now);
    return now;
  });
  passUntil(Number.POSITIVE_INFINITY);
  return { changes, begun };
}

const pauses = fc.array(fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 3 * pauseMs })), { minLength: 1 });

test("each change is broadcast within the pause, and no broadcast follows another sooner than that", () => {
  fc.assert(
    fc.property(pauses, (pauses) => {
      const { changes, begun } = play(pauses);
      for (const [n, at] of begun.slice(1).entries()) expect(at - begun[n]).toBeGreaterThanOrEqual(pauseMs);
      for (const change of changes) {
        const next = begun.find((at) => at >= change) as number;
        expect(next - change).toBeLessThanOrEqual(pauseMs);
      }
    }),
  );
});

test("the first change after a quiet time is broadcast at once", () => {
  expect(play([5000, 100, 100, 5000]).begun).toEqual([5000, 6000, 10_200]);
});

test("a clock that was set back delays nothing by more than the pause", () => {
  const dates: number[] = [];
  const broadcasts = new Broadcasts({ at: () => undefined, set: (_, at) => void dates.push(at) }, pauseMs);
  broadcasts.begin(3_600_000);
  broadcasts.request(0);
  expect(dates).toEqual([pauseMs]);
});
