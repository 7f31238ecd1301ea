import { type Pace, paces } from "#schema/pace.ts";

const dayMs = 24 * 60 * 60_000;

/** The times for a move that a room can be opened with, by pace: seconds, or days. */
export const clocksAt = {
  live: ["none", "30", "60", "120"],
  turnBased: ["1d", "2d", "3d", "7d"],
} as const satisfies Record<Pace, readonly string[]>;

export type Clock = (typeof clocksAt)[Pace][number];

/** What is chosen first after changing to a pace. */
export const firstClock: Record<Pace, Clock> = { live: "none", turnBased: "2d" };

export function paceOfClock(clock: Clock): Pace {
  return paces.find((pace) => (clocksAt[pace] as readonly Clock[]).includes(clock)) ?? "live";
}

/** The time for a move in ms; null without a limit. */
export function moveTimeOf(clock: Clock): number | null {
  if (clock === "none") return null;
  return paceOfClock(clock) === "turnBased" ? Number.parseInt(clock, 10) * dayMs : Number(clock) * 1000;
}

/** The choice for a time per move (ms; null without a limit). */
export function clockOf(moveTimeMs: number | null): Clock {
  const clocks: readonly Clock[] = [...clocksAt.live, ...clocksAt.turnBased];
  return clocks.find((clock) => moveTimeOf(clock) === moveTimeMs) ?? "none";
}
