import { limits } from "#schema/limits.ts";
import type { TurnNotice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { TurnBasedGame } from "#schema/protocol/user.ts";
import type { Break, TurnBasedState } from "#schema/rooms.ts";
import { breakUntil, runsOutAt } from "../../turnClock.ts";

/** The person's turn-based games, and the mails about them. Times in ms UTC. */
export interface TurnsState {
  /** Those in which the person plays. */
  readonly turns: readonly KeptTurn[];
  /** Those that are over for the person, so that no older report brings them back. */
  readonly gone: readonly GoneGame[];
  readonly mail: TurnMail;
}

/** A turn-based game as the person's room knows it. */
export interface KeptTurn {
  /** The number of the last report. */
  readonly v: number;
  readonly state: TurnBasedState;
  /** Whether the person was reminded of this turn, and whether a mail has named it. */
  readonly isReminded: boolean;
  readonly isMailed: boolean;
}

/** A game that is over for the person: the number of the report that said so, and when it came. */
export interface GoneGame {
  readonly gameID: GameID;
  readonly v: number;
  readonly goneAt: number;
}

/** How many mails were written, when the last one was, and before when the next one may not be. */
export interface TurnMail {
  readonly number: number;
  readonly lastAt: number | null;
  readonly notBefore: number;
}

/** A game that waits for the person. */
export type WaitingTurn = KeptTurn & { readonly state: { readonly since: number } };

/** The games that wait for the person, longest first. */
export function waitingTurns({ turns }: TurnsState): WaitingTurn[] {
  return turns
    .filter(isWaiting)
    .sort(({ state: one }, { state: other }) => one.since - other.since || one.gameID - other.gameID);
}

/** Whether a game waits for the person. */
export function isWaiting(turn: KeptTurn): turn is WaitingTurn {
  return turn.state.since !== null;
}

/** The games as the person sees them, those first that wait for the person, by deadline. */
export function listed({ turns }: TurnsState, vacations: readonly Break[]): TurnBasedGame[] {
  const last = Number.POSITIVE_INFINITY;
  return turns
    .map(({ state }) => shown(state, vacations))
    .sort((one, other) => (one.until ?? last) - (other.until ?? last) || one.gameID - other.gameID)
    .slice(0, limits.turnBasedGamesListed);
}

/** A game as the person sees it. On vacation the clock stands still. */
export function shown(state: TurnBasedState, vacations: readonly Break[]): TurnBasedGame {
  const { since, moveTimeMs } = state;
  return { ...state, until: since === null ? null : runsOutAt(since, moveTimeMs, vacations) };
}

/** A notice of a turn that still is to be told; undefined if there is nothing to say any more. */
export function noticeNow(
  { turns }: TurnsState,
  notice: TurnNotice,
  vacations: readonly Break[],
  now: number,
): TurnNotice | undefined {
  const turn = turns.find(({ state }) => state.gameID === notice.gameID);
  if (turn === undefined || breakUntil(vacations, now) !== undefined) return undefined;
  if (notice.what === "seatOffered") return turn.state.isAutopilot ? notice : undefined;
  if (!isWaiting(turn) || turn.state.since !== notice.since) return undefined;
  // The reminder says the same.
  const isOutdated = notice.what !== "timeShort" && turn.isReminded;
  return isOutdated ? undefined : notice;
}

/** When the person is reminded of a turn (ms UTC). */
export function remindAt({ state }: WaitingTurn, vacations: readonly Break[]): number {
  const { moveTimeMs, since } = state;
  const left = Math.min(limits.turnReminderMs, limits.turnReminderPart * moveTimeMs);
  return runsOutAt(since, moveTimeMs, vacations) - left;
}

/** When a mail about all games that wait is due (ms UTC), if one is. */
export function mailAt(state: TurnsState, vacations: readonly Break[]): number | undefined {
  const first = waitingTurns(state).find(({ isMailed }) => !isMailed);
  if (first === undefined) return undefined;
  const { lastAt, notBefore } = state.mail;
  const at = Math.max(
    first.state.since + limits.turnMailAfterMs,
    notBefore,
    lastAt === null ? 0 : lastAt + limits.turnMailPauseMs,
  );
  return breakUntil(vacations, at) ?? at;
}

/** When the next reminder or mail is due (ms UTC), if one is. */
export function nextAt(state: TurnsState, vacations: readonly Break[]): number | undefined {
  const reminders = waitingTurns(state)
    .filter(({ isReminded }) => !isReminded)
    .map((turn) => remindAt(turn, vacations));
  const mail = mailAt(state, vacations);
  const all = mail === undefined ? reminders : [...reminders, mail];
  return all.length === 0 ? undefined : Math.min(...all);
}
