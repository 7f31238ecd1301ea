import type { GameState } from "#web/net/game/gameRoom.ts";

/** From when on a deadline of days is shown like the clock of a quick game. */
export const lastMinutesMs = 10 * 60_000;

type Deciding = Pick<GameState, "view" | "status" | "deadline" | "turns">;

/** The deadline that the viewer should know of: the own one, or else the next of those for whom the table waits. */
export function deadlineShown({ view, status, deadline, turns }: Deciding): number | null {
  if (status !== "running") return null;
  const deadlines = turns?.deadlines ?? [];
  const own = view.seat === null ? null : (deadlines[view.seat] ?? null);
  const next = deadlines.reduce(
    (one, other) => (one === null || (other !== null && other < one) ? other : one),
    null,
  );
  return own ?? next ?? deadline;
}
