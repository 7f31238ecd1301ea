import { limits } from "#schema/limits.ts";
import type { Socket } from "../../handlers.ts";

/** Notes whether a tab is looked at, with its socket, which outlives the instance. */
export function noteAttention(socket: Socket, isLookedAt: boolean, now: number): void {
  if (socket.state !== null) socket.setState({ ...socket.state, lookedAtSince: isLookedAt ? now : null });
}

/**
 * Whether a tab is looked at. Of a laptop that was shut no socket says goodbye: so a tab counts only as long as its client is heard,
 * which asks from time to time whether the line lives.
 */
export function isLookedAt({ state }: Socket, now: number): boolean {
  const since = state?.lookedAtSince ?? null;
  return state !== null && since !== null && now < Math.max(since, state.bucket.at) + limits.attentionMs;
}
