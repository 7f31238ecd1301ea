import type { TournamentState } from "#party/tournament/state.ts";
import { followClock } from "#party/tournament/time.ts";

/** A tournament for which so much time (ms) has passed: its dates, and all that it has measured, are longer ago. */
export function aged(state: TournamentState, ms: number): TournamentState {
  const moved = (at: number) => at - ms;
  const schedule = state.schedule && {
    ...state.schedule,
    signUpBegin: moved(state.schedule.signUpBegin),
    signUpDeadline: moved(state.schedule.signUpDeadline),
    creationDates: state.schedule.creationDates.map(moved),
  };
  return { ...followClock(state, ms), schedule };
}
