import { type GameEvent, moveSeat, type Seat } from "#rules/index.ts";
import { isTurnBased } from "#schema/pace.ts";
import { homeOf } from "./decision.ts";
import type { Effect } from "./effects.ts";
import type { LoggedMove } from "./logged.ts";
import { advance } from "./position.ts";
import { awaitedSince, type Circumstances } from "./waiting.ts";

/** A move that was made. */
export interface Made {
  happened: GameEvent[];
  /** The seat that autopilot gives back: its player has played. */
  back: Seat | undefined;
  /** What follows besides what everybody is told of the move, as long as the game goes on. */
  effects: Effect[];
}

/**
 * Makes a legal move: advances the position in place. A player of a turn-based game who moves takes the seat back from
 * autopilot.
 */
export function makeMove(circumstances: Circumstances, logged: LoggedMove): Made {
  const { position, owners, isMatch, autopilots } = circumstances;
  const mover = moveSeat(logged.move);
  const isBack = isTurnBased(circumstances) && !logged.isAutopilot && autopilots.has(mover);
  const awaited = awaitedSince(circumstances);
  const home = homeOf(position);
  const happened = advance(position, logged);
  const effects: Effect[] = [];
  if (isBack) effects.push({ kind: "seats" });
  if (isTurnBased(circumstances)) {
    const awaitedNow = awaitedSince(circumstances);
    const told = owners.filter((_, seat) => isBack || awaited[seat] !== awaitedNow[seat]);
    effects.push({ kind: "turns", owners: told });
  }
  if (isMatch && homeOf(position).some((balls, side) => balls !== home[side]))
    effects.push({ kind: "score" });
  return { happened, back: isBack ? mover : undefined, effects };
}
