import { limits } from "#schema/limits.ts";
import { type CloseReason, closeCodes } from "#schema/protocol/close.ts";

/**
 * The state of a room's socket.
 * - `connecting`: for the first time
 * - `open`
 * - `reconnecting`: it was lost and is being retried; `attempt` of `maxAttempts`
 * - `unreachable`: that many attempts have failed; further ones go on, ever more seldom
 * - `refused`: the room refuses it, and another attempt would not help; `reason` says why
 */
export interface Connection {
  phase: "connecting" | "open" | "reconnecting" | "unreachable" | "refused";
  attempt: number;
  maxAttempts: number;
  /** Whether an open connection is doubtful: a ping got no answer, or the system reports no network. */
  isDoubted: boolean;
  reason?: CloseReason;
}

/** Whether what the room said last still holds, as far as this client can know. */
export function isLive({ phase, isDoubted }: Connection): boolean {
  return phase === "open" && !isDoubted;
}

export const notConnected: Connection = {
  phase: "connecting",
  attempt: 0,
  maxAttempts: limits.reconnectAttempts,
  isDoubted: false,
};

/** A new ticket helps against the first, patience against the next three; a signed-out user may still watch. */
const passing: readonly CloseReason[] = ["badTicket", "internal", "full", "notReading", "logged_out"];

/** Why a room closed a socket for good; `undefined` if another attempt may help. */
export function refusalOf(closeCode: number): CloseReason | undefined {
  const reasons = Object.keys(closeCodes) as CloseReason[];
  return reasons.find((reason) => closeCodes[reason] === closeCode && !passing.includes(reason));
}

/** Where somebody who does not want to wait for the next attempt says so ("retry"), for all rooms. */
export const retries = new EventTarget();

/** Has all rooms that are not connected, or may not be, try it at once. */
export function retryNow(): void {
  retries.dispatchEvent(new Event("retry"));
}
