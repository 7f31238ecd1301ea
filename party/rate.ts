import { limits } from "#schema/limits.ts";

/** A token bucket for frames. */
export interface Bucket {
  /** Tokens at the time `at` (ms); they are refilled over time. */
  tokens: number;
  at: number;
  /** Frames that did not pass since the bucket was last half full. */
  refused: number;
}

/** How much a full bucket holds, and how much is refilled per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** What a person may send, with all sockets in a room, or a socket that is nobody's. */
export const rateOfPerson: Rate = { burst: limits.rateBurst, perSecond: limits.ratePerSecond };
/** What the visitors without a ticket of one address may send to a room together. */
export const rateOfAddress: Rate = { burst: limits.addressRateBurst, perSecond: limits.addressRatePerSecond };

/** What became of a frame, and of the bucket that it was taken from. */
export interface Taken {
  bucket: Bucket;
  /** There were not enough tokens, and the frame does not pass. */
  isOver: boolean;
  /** So many did not pass that the sender ignores refusals. */
  isHopeless: boolean;
}

export function fullBucket(now: number, { burst } = rateOfPerson): Bucket {
  return { tokens: burst, at: now, refused: 0 };
}

/** Takes the cost of an incoming frame. */
export function take(before: Bucket, now: number, cost = 1, rate = rateOfPerson): Taken {
  const filled = refilled(before, now, rate);
  if (filled.tokens < cost) return refuse(before, now, rate);
  const refused = filled.tokens < rate.burst / 2 ? before.refused : 0;
  const bucket = { tokens: filled.tokens - cost, at: now, refused };
  return { bucket, isOver: false, isHopeless: false };
}

/** Refuses an incoming frame, whatever is left: somebody else has used up what both share. */
export function refuse(before: Bucket, now: number, rate = rateOfPerson): Taken {
  const bucket = { ...refilled(before, now, rate), refused: before.refused + 1 };
  return { bucket, isOver: true, isHopeless: bucket.refused > limits.rateBurst };
}

function refilled(before: Bucket, now: number, { burst, perSecond }: Rate): Bucket {
  const grown = (Math.max(0, now - before.at) * perSecond) / 1000;
  return { ...before, tokens: Math.min(burst, before.tokens + grown), at: now };
}
