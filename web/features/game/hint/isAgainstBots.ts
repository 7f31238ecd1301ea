import type { GameState } from "../gameRoom.ts";

/** Whether the viewer plays and all others are bots: a hint is unfair to nobody then. A player for whom autopilot plays is no bot. */
export function isAgainstBots({
  status,
  seats,
  view,
}: Pick<GameState, "status" | "seats" | "view">): boolean {
  if (status !== "running" || view.seat === null) return false;
  return seats.every(({ kind }, seat) => seat === view.seat || kind === "bot");
}
