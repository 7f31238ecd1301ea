import type { GameState } from "#web/net/game/gameRoom.ts";

/**
 * Whether the viewer plays and all others are bots, so that a hint is unfair to nobody. A player on autopilot is no
 * bot.
 */
export function isAgainstBots({
  status,
  seats,
  view,
}: Pick<GameState, "status" | "seats" | "view">): boolean {
  if (status !== "running" || view.seat === null) return false;
  return seats.every(({ kind }, seat) => seat === view.seat || kind === "bot");
}
