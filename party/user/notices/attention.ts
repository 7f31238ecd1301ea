import { limits } from "#schema/limits.ts";
import type { Socket } from "../../handlers.ts";

/** Stores whether a tab has the user's attention with its socket, which outlives the instance. */
export function noteAttention(socket: Socket, isLookedAt: boolean, now: number): void {
  if (socket.state !== null) socket.setState({ ...socket.state, lookedAt: isLookedAt ? now : null });
}

/** A tab was heard of: if it has the user's attention, it still has it. */
export function renewAttention(socket: Socket, now: number): void {
  const { lookedAt = null } = socket.state ?? {};
  if (lookedAt !== null) noteAttention(socket, true, Math.max(lookedAt, now));
}

/**
 * Whether a tab has the user's attention. A closed laptop sends no goodbye, so a tab counts only as long as its
 * client's heartbeats arrive.
 */
export function isLookedAt({ state }: Socket, now: number): boolean {
  const { lookedAt = null } = state ?? {};
  return lookedAt !== null && now < lookedAt + limits.attentionMs;
}
