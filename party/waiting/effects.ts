import { limits } from "#schema/limits.ts";
import type { EffectHandlersOf } from "../changed.ts";
import { claimsBetween } from "./claims.ts";
import type { WaitingMessage } from "./outboxMessages.ts";
import {
  type ClosedBecause,
  isBeginning,
  isCommitting,
  isHuman,
  isRevealing,
  type WaitingState,
} from "./state.ts";

/** The due dates that a change of the room sets or removes. */
export type EffectDue = "check" | "invited" | "committed" | "revealed" | "end";

/** What has to be done about a change of the room, in this order, once the next state is stored. */
export type Effect =
  /** This leaves through the outbox. */
  | { kind: "send"; message: WaitingMessage }
  /** Something is due at this time (ms UTC); `undefined` if it is not any more. */
  | { kind: "due"; due: EffectDue; at: number | undefined }
  /** Everybody is told how the room is now. */
  | { kind: "snapshot" }
  /** Everybody is told that the room has closed, and who was the last to leave a rematch. */
  | { kind: "closed"; reason: ClosedBecause; name: string | null }
  /** Everybody is told that the game begins, and on which seat they sit. */
  | { kind: "startGame"; gameID: number };

/** For each kind of effect, what carries it out. */
export type EffectHandlers = EffectHandlersOf<Effect>;

/**
 * What follows from a change of the room.
 * @param before undefined for a room that has just been opened
 * @param v the number of changes so far
 */
export function effectsBetween(
  before: WaitingState | undefined,
  next: WaitingState,
  v: number,
  now: number,
): Effect[] {
  return [
    ...claimsBetween(before, next).map(send),
    ...newsFor(next, v).map(send),
    ...(next.closed === null ? [{ kind: "snapshot" as const }] : closedEffects(next, next.closed, now)),
    ...beginningEffects(before, next, now),
    ...(next.gameID !== null && !before?.gameID ? begunEffects(next, next.gameID, now) : []),
  ];
}

/**
 * When all are ready and wait nowhere else, the game begins, once their browsers have committed to what they have drawn, at
 * a table of the queue, and have revealed it.
 */
function beginningEffects(before: WaitingState | undefined, next: WaitingState, now: number): Effect[] {
  const wasCommitting = before !== undefined && isCommitting(before);
  if (isCommitting(next))
    return wasCommitting ? [] : [{ kind: "due", due: "committed", at: now + limits.commitMs }];
  const committedEffects: Effect[] = wasCommitting ? [{ kind: "due", due: "committed", at: undefined }] : [];
  const wasRevealing = before !== undefined && isRevealing(before);
  if (isRevealing(next)) {
    return wasRevealing
      ? []
      : [...committedEffects, { kind: "due", due: "revealed", at: now + limits.revealMs }];
  }
  const isNews = wasCommitting || wasRevealing || !(before && isBeginning(before));
  if (!isBeginning(next) || !isNews) return [];
  return [
    ...committedEffects,
    { kind: "due", due: "revealed", at: undefined },
    send({ key: "begin", kind: "begin", payload: { createdAt: now } }),
  ];
}

/** What the previous game and the lobby are told of the room. */
function newsFor({ rematchOf, wishes, isOfQueue }: WaitingState, v: number): WaitingMessage[] {
  const isListed = !wishes.private && !isOfQueue;
  return [
    ...(rematchOf === null ? [] : [{ key: "rematch", kind: "rematch", payload: {} } as const]),
    ...(isListed ? [{ key: `listing:${v}`, kind: "listing", payload: { v } } as const] : []),
  ];
}

function closedEffects({ leaver = null }: WaitingState, reason: ClosedBecause, now: number): Effect[] {
  return [
    { kind: "closed", reason, name: leaver },
    { kind: "due", due: "check", at: undefined },
    { kind: "due", due: "invited", at: undefined },
    { kind: "due", due: "end", at: now + limits.waitingClosedMs },
  ];
}

/** The people of a table of the queue, who wait elsewhere, are told by their own rooms that their game has begun. */
function begunEffects({ slots, isOfQueue }: WaitingState, gameID: number, now: number): Effect[] {
  const began = slots.flatMap((owner, slot) =>
    isOfQueue && isHuman(owner) ? [send({ key: `began:${slot}`, kind: "began", payload: { slot } })] : [],
  );
  return [
    { kind: "due", due: "check", at: undefined },
    { kind: "due", due: "end", at: now + limits.waitingBegunMs },
    ...began,
    { kind: "startGame", gameID },
  ];
}

function send(message: WaitingMessage): Effect {
  return { kind: "send", message };
}
