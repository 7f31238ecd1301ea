import { limits } from "#schema/limits.ts";
import { type Changed, changed, turns } from "./effects.ts";
import type { Decision } from "./logged.ts";
import { endOf, statusOf } from "./outcome.ts";
import type { Position } from "./position.ts";
import type { GameState } from "./state.ts";
import { ended } from "./surroundings.ts";

/** How a game ends: by its last move, or without one. Then everybody is told, and nothing is hidden any more. */

/** When a game ends (ms UTC), and whether anybody is connected then. */
export interface EndTime {
  now: number;
  isAnybodyHere: boolean;
}

/** The move that led to this position has ended the game. */
export function endedByMove(state: GameState, position: Position, time: EndTime): Changed {
  return atEnd(state, position, time);
}

/** The game is aborted. */
export function endedByAbort(state: GameState, position: Position, time: EndTime): Changed {
  return atEnd({ ...state, beginning: { ...state.beginning, abortedAt: time.now } }, position, time);
}

/** A decision ends the game: because its time is up, a team resigns, or all have agreed to abort it. */
export function endedByDecision(
  state: GameState,
  position: Position,
  decision: Decision,
  time: EndTime,
): Changed {
  const abortedAt = decision.reason === "agreed" ? time.now : state.beginning.abortedAt;
  return atEnd({ ...state, beginning: { ...state.beginning, decision, abortedAt } }, position, time);
}

function atEnd(state: GameState, position: Position, { now, isAnybodyHere }: EndTime): Changed {
  const { beginning } = state;
  const status = statusOf(beginning, position);
  const isMatch = beginning.game.tournament !== null;
  const rematchUntil = endOf(beginning, position) + limits.rematchMs;
  return changed(
    { ...state, surroundings: ended(state.surroundings, now) },
    turns(state, beginning.game.seats),
    // A game that its tournament has closed has nothing to report.
    isMatch && status === "over" ? [{ kind: "matchEnd" }] : [],
    { kind: "due", due: "ending", at: undefined },
    { kind: "due", due: "offer", at: undefined },
    { kind: "count", event: status === "aborted" ? "aborted" : "ended" },
    // Somebody who connects later reads until when a rematch can begin.
    !isMatch && isAnybodyHere ? [{ kind: "due", due: "rematch", at: rematchUntil }] : [],
    { kind: "due", due: "archive", at: now + limits.gameArchivedMs },
    { kind: "store", what: "finished" },
    { kind: "list" },
    { kind: "channel" },
    { kind: "schedule" },
    { kind: "snapshot" },
  );
}
