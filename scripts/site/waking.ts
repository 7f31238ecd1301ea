import { setTimeout as after } from "node:timers/promises";
import type { Health } from "#schema/api/health.ts";
import { limits } from "#schema/limits.ts";
import type { SleepingRoom } from "../data/alarms/roomAlarms.ts";

/** How many rooms wake together: so many in the shortest pause are as many per second as may be. */
const mostTogether = limits.overdueAlarmsAtOnce;
const shortestPauseMs = (1000 * mostTogether) / limits.overdueAlarmsPerSecond;

/** How the site answered: after how long (ms), and whether its database and its rooms answer. */
type Answer = { ms: number; isHealthy: boolean };

/** How many rooms to wake together after so many, and how the site answered then. */
export function nextTogether(last: number, { ms, isHealthy }: Answer): number {
  if (!isHealthy || ms > limits.wakingSlowMs) return Math.max(1, Math.floor(last / 2));
  return ms < limits.wakingQuickMs ? Math.min(mostTogether, last + 1) : last;
}

/** How long to wait after such an answer, in ms: most of the time is for others. */
export function pauseAfter({ ms }: Answer): number {
  return Math.max(shortestPauseMs, 3 * ms);
}

/**
 * Wakes rooms that became due while nothing ran, one batch after the other: as many together, and as soon, as the site can
 * do beside everything else, by the time that it takes to answer how it is, which asks libSQL and the lobby. What does not
 * arrive is tried again; a room that was woken twice does nothing twice.
 * @param at where the Worker listens
 * @param secret its CLOCK_SECRET
 */
export function startWaking(at: URL, secret: string, rooms: readonly SleepingRoom[]): { stop(): void } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const wake = async (batch: readonly SleepingRoom[]): Promise<Answer> => {
    const began = performance.now();
    const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify({ rooms: batch }), signal };
    const isHealthy = await fetch(new URL("/dev/wake", at), init)
      .then(async (answer) => answer.ok && ((await answer.json()) as Health).isHealthy)
      .catch(() => false);
    return { ms: performance.now() - began, isHealthy };
  };
  const wakeAll = async () => {
    let together = 1;
    for (let next = 0; next < rooms.length && !signal.aborted; ) {
      const answer = await wake(rooms.slice(next, next + together));
      if (answer.isHealthy) next += together;
      together = nextTogether(together, answer);
      await after(pauseAfter(answer), undefined, { signal }).catch(() => {});
    }
  };
  void wakeAll();
  return { stop: () => stopped.abort() };
}
