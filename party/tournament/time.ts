import { limits } from "#schema/limits.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { andThen, type Change, type Changed, changed, type Effect } from "./effects.ts";
import { aborted } from "./leading.ts";
import type { MatchPlay } from "./matchPlay.ts";
import { type DueStep, matchSteps } from "./matchSteps.ts";
import { beginSignUp, closeSignUp, isFull } from "./places.ts";
import { beginRound, continuePlay, remindOfRound } from "./play.ts";
import { roundsIn } from "./rounds.ts";
import type { TournamentState } from "./state.ts";

/** When something is to be done next (ms UTC); null: nothing. */
export function dueAt(state: TournamentState): number | null {
  return nextStep(state)?.at ?? null;
}

/**
 * Does everything that is due, in order. It may be called late or twice: delays that follow count from when something
 * was really done, so a late call takes nobody's time away.
 */
export function passTime(state: TournamentState, now: number): Changed {
  let passed = changed(state);
  for (let due = nextStep(state); due !== undefined && due.at <= now; due = nextStep(passed.state)) {
    const { step } = due;
    passed = andThen(passed, (before) => applied(before, step(numbered(before), now), now));
  }
  return passed;
}

/**
 * Carries out a command after everything that was due before it.
 * @returns the next state and its effects, also where the command was refused: then only time has passed
 */
export function act(
  state: TournamentState,
  command: (state: TournamentState) => Change,
  now: number,
): Changed & { error: TournamentRefusal | null } {
  const passed = passTime(state, now);
  const before = numbered(passed.state);
  const change = command(before);
  if ("error" in change) return { ...passed, error: change.error };
  if (change.state === before) return { ...passed, error: null };
  return { ...andThen(passed, (state) => applied(state, change, now)), error: null };
}

/** The tournament after the clock was set back by this much: what was measured by it moves along, dates stay. */
export function followClock(state: TournamentState, backMs: number): TournamentState {
  const moved = (at: number | null) => (at === null ? null : at - backMs);
  const matches = Object.entries(state.matches).map(([matchID, play]): [string, MatchPlay] => [
    matchID,
    {
      ...play,
      gameAskedAt: moved(play.gameAskedAt),
      gameOpenedAt: moved(play.gameOpenedAt),
      endAskedAt: moved(play.endAskedAt),
      abortedAt: moved(play.abortedAt),
      waitsAnewSince: moved(play.waitsAnewSince),
    },
  ]);
  return { ...state, changedAt: state.changedAt - backMs, matches: Object.fromEntries(matches) };
}

function numbered(state: TournamentState): TournamentState {
  return { ...state, v: state.v + 1 };
}

/** A change with what follows from it at once, and with what libSQL has to know of both. */
function applied(before: TournamentState, change: Changed, now: number): Changed {
  const { state, effects } = andThen(change, (next) => follow(next, now));
  return {
    state: { ...state, changedAt: now },
    effects: [...effects, ...storeEffects(before, state)],
  };
}

function follow(state: TournamentState, now: number): Changed {
  if (state.status === "signUp" && isFull(state)) return closeSignUp(state);
  return continuePlay(state, now);
}

/** What lists and profiles show of a tournament. */
const stored = [
  "status",
  "form",
  "schedule",
  "organizer",
  "registerTeams",
  "seekers",
  "teams",
  "results",
] as const;

function storeEffects(before: TournamentState, next: TournamentState): Effect[] {
  const isSame = stored.every((field) => before[field] === next[field]);
  return isSame ? [] : [{ key: `store ${next.v}`, kind: "store", v: next.v }];
}

function nextStep(state: TournamentState): DueStep | undefined {
  return dueSteps(state).reduce<DueStep | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

function dueSteps(state: TournamentState): DueStep[] {
  const { status, schedule } = state;
  if (schedule !== null && status === "signUpWaiting") {
    return [{ at: schedule.signUpBegin, step: beginSignUp }];
  }
  if (schedule !== null && status === "signUp") return [{ at: schedule.signUpDeadline, step: closeSignUp }];
  if (status === "signUpEnded") return roundSteps(state);
  if (status === "running") return [...matchSteps(state), ...roundSteps(state), ...idleSteps(state)];
  return status === "planned" ? idleSteps(state) : [];
}

/** The reminder of the next round of a public tournament, and its beginning. */
function roundSteps(state: TournamentState): DueStep[] {
  const { schedule, begunRounds, remindedRounds } = state;
  if (schedule === null || begunRounds >= roundsIn(state).length) return [];
  const date = schedule.creationDates[begunRounds] ?? (schedule.creationDates.at(-1) as number);
  if (remindedRounds > begunRounds) return [{ at: date, step: beginRound }];
  const at = date - limits.roundReminderMs;
  return [{ at, step: (before, now) => remindOfRound(before, now >= date) }];
}

/** A private tournament that everybody has forgotten ends. */
function idleSteps({ schedule, changedAt }: TournamentState): DueStep[] {
  return schedule === null ? [{ at: changedAt + limits.privateTournamentIdleMs, step: aborted }] : [];
}
