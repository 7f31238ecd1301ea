import { limits } from "#schema/limits.ts";
import type { Socket } from "../../handlers.ts";

/** Notes whether a tab is looked at, with its socket, which outlives the instance. */
export function noteAttention(socket: Socket, isLookedAt: boolean, now: number): void {
  if (socket.state !== null) socket.setState({ ...socket.state, lookedAtSince: isLookedAt ? now : null });
}

/**
 * Whether a tab is looked at. Of a laptop that was shut no socket says goodbye: so a tab counts only as long as its client asks
 * whether the line lives, which the platform answers by itself.
 * @param askedAt when it has done so last (ms UTC)
 */
export function isLookedAt({ state }: Socket, askedAt: number | undefined, now: number): boolean {
  const since = state?.lookedAtSince ?? null;
  return since !== null && now < Math.max(since, askedAt ?? 0) + limits.attentionMs;
}
