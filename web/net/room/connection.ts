import { limits } from "#schema/limits.ts";
import { type CloseReason, closeCodes } from "#schema/protocol/close.ts";

/**
 * How it stands with a room's socket.
 * - `connecting`: for the first time
 * - `open`
 * - `reconnecting`: it was lost and is tried again; `attempt` of `maxAttempts`
 * - `disconnected`: it was tried often enough
 * - `refused`: the room does not want it, and trying again alike is useless; `reason` says why
 */
export interface Connection {
  phase: "connecting" | "open" | "reconnecting" | "disconnected" | "refused";
  attempt: number;
  maxAttempts: number;
  /** Whether an open line is doubted: nothing came when it was asked, or the system says that there is no network. */
  isDoubted: boolean;
  reason?: CloseReason;
}

export const notConnected: Connection = {
  phase: "connecting",
  attempt: 0,
  maxAttempts: limits.reconnectAttempts,
  isDoubted: false,
};

/** A new ticket helps against the first, patience against the next three; who was signed out may look on. */
const passing: readonly CloseReason[] = ["badTicket", "internal", "full", "notReading", "logged_out"];

/** Why a room closed a socket for good; `undefined` where trying again may help. */
export function refusalOf(closeCode: number): CloseReason | undefined {
  const reasons = Object.keys(closeCodes) as CloseReason[];
  return reasons.find((reason) => closeCodes[reason] === closeCode && !passing.includes(reason));
}
