import { limits } from "#schema/limits.ts";

/** A token bucket for frames. */
export interface Bucket {
  /** Tokens at the time `at` (ms); they are refilled over time. */
  tokens: number;
  at: number;
  /** Consecutive frames that did not pass. */
  refused: number;
}

export function fullBucket(now: number): Bucket {
  return { tokens: limits.rateBurst, at: now, refused: 0 };
}

/**
 * Takes the cost of an incoming frame. `isOver`: there were not enough tokens, and the frame does not pass.
 * `isHopeless`: so many did not pass that the sender ignores refusals.
 */
export function take(
  before: Bucket,
  now: number,
  cost = 1,
): { bucket: Bucket; isOver: boolean; isHopeless: boolean } {
  const grown = (Math.max(0, now - before.at) * limits.ratePerSecond) / 1000;
  const tokens = Math.min(limits.rateBurst, before.tokens + grown);
  if (tokens >= cost) {
    return { bucket: { tokens: tokens - cost, at: now, refused: 0 }, isOver: false, isHopeless: false };
  }
  const refused = before.refused + 1;
  return { bucket: { tokens, at: now, refused }, isOver: true, isHopeless: refused > limits.rateBurst };
}
