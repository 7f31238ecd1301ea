import { limits } from "#schema/limits.ts";

/** How many frames a socket may still send: `tokens` at the moment `at` (ms). It lives in the socket's attachment. */
export interface Bucket {
  tokens: number;
  at: number;
}

export function fullBucket(now: number): Bucket {
  return { tokens: limits.rateBurst, at: now };
}

/**
 * Takes a token for a frame that came now. Tokens grow back with time. `isOver` says that there was none; frames that
 * come nevertheless are a debt, and `isHopeless` says that the debt is as large as a whole bucket.
 */
export function take(bucket: Bucket, now: number): { bucket: Bucket; isOver: boolean; isHopeless: boolean } {
  const grown = (Math.max(0, now - bucket.at) * limits.ratePerSecond) / 1000;
  const tokens = Math.min(limits.rateBurst, bucket.tokens + grown) - 1;
  return { bucket: { tokens, at: now }, isOver: tokens < 0, isHopeless: tokens < -limits.rateBurst };
}
