import { limits } from "#schema/limits.ts";

/** How many frames a socket may still send. It lives in the socket's attachment. */
export interface Bucket {
  /** Frames that would pass at the moment `at` (ms); they grow back with time. */
  tokens: number;
  at: number;
  /** Frames in a row that did not pass. */
  refused: number;
}

export function fullBucket(now: number): Bucket {
  return { tokens: limits.rateBurst, at: now, refused: 0 };
}

/**
 * Takes what a frame that came now costs. `isOver` says that there was not enough: the frame does not pass. `isHopeless`
 * says that so many did not pass that the sender does not care.
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
