import type { Snapshot } from "#schema/protocol/game.ts";
import type { GameDecision } from "#schema/protocol/match.ts";
import type { Series } from "#schema/protocol/series.ts";
import { seriesAfter } from "#schema/series.ts";
import type { Beginning } from "./logged.ts";
import type { Position } from "./position.ts";

/** How a game stands or has ended. What ended it without a move comes before its position. */

export function statusOf({ abortedAt, decision }: Beginning, { state }: Position): Snapshot["status"] {
  if (abortedAt !== null) return "aborted";
  return decision !== null || state.table.phase === "over" ? "over" : "running";
}

/** The team that has won, `all` in Team-Tac; null while the game runs, and when it was aborted. */
export function winnerOf(beginning: Beginning, position: Position): number | "all" | null {
  if (statusOf(beginning, position) !== "over") return null;
  if (beginning.decision !== null) return beginning.decision.sides[0];
  const { variant, winner } = position.state.table;
  return variant.isTeamTac ? "all" : winner;
}

/** The series that the game belongs to, with its winner once it is over; null if there is none. */
export function seriesOf(beginning: Beginning, position: Position): Series | null {
  const { series } = beginning.game;
  const winner = winnerOf(beginning, position);
  return series === undefined ? null : seriesAfter(series, winner === "all" ? null : winner);
}

/** When it ended (ms UTC), if it has. */
export function endOf({ abortedAt, decision }: Beginning, { lastMoveAt }: Position): number {
  return abortedAt ?? decision?.at ?? lastMoveAt;
}

/** The decision as everybody may know it. */
export function decisionOf({ decision }: Beginning): GameDecision | null {
  return decision && { side: decision.sides[0] ?? null, reason: decision.reason };
}
