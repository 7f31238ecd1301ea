import { limits } from "#schema/limits.ts";
import type { Socket } from "../../handlers.ts";

/** Stores whether a tab has the user's attention with its socket, which outlives the instance. */
export function noteAttention(socket: Socket, isLookedAt: boolean, now: number): void {
  if (socket.state !== null) socket.setState({ ...socket.state, lookedAtSince: isLookedAt ? now : null });
}

/**
 * Whether a tab has the user's attention. A closed laptop sends no goodbye, so a tab counts only as long as its
 * client's heartbeats arrive.
 */
export function isLookedAt({ state }: Socket, now: number): boolean {
  const since = state?.lookedAtSince ?? null;
  return state !== null && since !== null && now < Math.max(since, state.bucket.at) + limits.attentionMs;
}
