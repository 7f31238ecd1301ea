import type { Seat } from "#rules/index.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Break } from "#schema/rooms.ts";
import { type Changed, changed, seatsTold } from "./effects.ts";
import type { GameState } from "./state.ts";
import { attended, called, takenOver, withBreaks } from "./surroundings.ts";

/** Who is at the table, who is away, and for whom autopilot plays. */

/** The players on these seats are here, the others are not. Whoever comes back plays again at once. */
export function attendanceNoted(state: GameState, online: readonly Seat[], now: number): Changed {
  const { game } = state.beginning;
  const people = [...game.seats.keys()].filter((seat) => game.seats[seat].kind === "human");
  const surroundings = attended(state.surroundings, people, new Set(online), {
    now,
    mustCome: isTurnBased(game),
  });
  const next = { ...state, surroundings };
  const isBack = surroundings.autopilots.size < state.surroundings.autopilots.size;
  return changed(next, { kind: "schedule" }, isBack ? seatsTold(next) : []);
}

/** Autopilot plays for this seat from now on. */
export function autopilotBegun(state: GameState, seat: Seat): Changed {
  const next = { ...state, surroundings: takenOver(state.surroundings, seat) };
  return changed(next, { kind: "schedule" }, seatsTold(next));
}

/** The table waits for a player who has been away since `goneAt`, and is told so. */
export function absentCalled(state: GameState, { seat, goneAt }: { seat: Seat; goneAt: number }): Changed {
  return changed(
    { ...state, surroundings: called(state.surroundings, seat) },
    { kind: "call", seat, goneAt },
    { kind: "schedule" },
  );
}

/** The player of this seat of a turn-based game has these vacations. */
export function breaksNoted(state: GameState, seat: Seat, breaks: readonly Break[]): Changed {
  const surroundings = withBreaks(state.surroundings, seat, breaks);
  if (surroundings === state.surroundings) return changed(state);
  return changed({ ...state, surroundings }, { kind: "schedule" }, { kind: "seats" });
}
