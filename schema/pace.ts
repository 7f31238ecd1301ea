import { limits } from "./limits.ts";

/** How a game is played: at one sitting, or turn by turn over days. It follows from the time per move. */
export const paces = ["live", "turnBased"] as const;
export type Pace = (typeof paces)[number];

/** The pace of a game with this time per move; null is without a limit. */
export function paceOf(moveTimeMs: number | null): Pace {
  return moveTimeMs !== null && moveTimeMs >= limits.turnBasedFromMs ? "turnBased" : "live";
}

/** Whether a game with this time per move is played turn by turn over days. */
export function isTurnBased({ moveTimeMs }: { moveTimeMs: number | null }): boolean {
  return paceOf(moveTimeMs) === "turnBased";
}
