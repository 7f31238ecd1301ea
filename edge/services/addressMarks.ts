import { limits } from "#schema/limits.ts";
import { takeAddressKey } from "#store/addressKeys.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { plainAddressOf } from "./address.ts";
import { askDatabase } from "./database.ts";
import { randomToken } from "./tokens.ts";

/**
 * What callers' addresses, and boxes of e-mail, are counted under: never themselves, since counts lie on disks. There are only
 * 2^32 addresses of IPv4, so a mere hash would give them away; these are keyed hashes (HMAC-SHA-256), and the key is another
 * one each day. It is in libSQL, so that all Workers count alike, and gone with its day.
 */

/** What is counted: each kind has marks of its own, so that one says nothing of another. */
type Kind = "address" | "box";

type DayKey = { day: number; key: string; isShared: boolean; askAgainAt: number };
/** The key as this Worker knows it; one of its own as long as libSQL does not answer. */
let known: DayKey | undefined;

/** What counts for the address that a call comes from, today. */
export function markOfCaller(env: Env, request: Request, now = Date.now()): Promise<string> {
  return markOf(env, "address", plainAddressOf(env, request), now);
}

/** What counts for this address or box, today. */
export async function markOf(env: Env, kind: Kind, value: string, now: number): Promise<string> {
  return keyedHash(await keyOfToday(env, now), `${kind} ${value}`);
}

/**
 * What an address where somebody has signed in is known by for longer than a day, to that user alone. The secret is not in the
 * database; where the operator has set none, it is known until the day ends.
 */
export async function lastingMarkOf(env: Env, userID: number, address: string, now: number): Promise<string> {
  const secret = env.ADDRESS_SECRET || (await keyOfToday(env, now));
  return keyedHash(secret, `known to ${userID} ${address}`);
}

/** Today, in days since 1970, UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / limits.addressKeyMs);
}

async function keyOfToday(env: Env, now: number): Promise<string> {
  const day = dayOf(now);
  if (known && ((known.isShared && known.day === day) || now < known.askAgainAt)) return known.key;
  const askAgainAt = now + limits.addressKeyRetryMs;
  // While one asks, the others go on with the key that there was.
  if (known) known.askAgainAt = askAgainAt;
  try {
    const key = await askDatabase(env, (db) => takeAddressKey(db, day, randomToken(limits.addressKeyBytes)));
    known = { day, key, isShared: true, askAgainAt: 0 };
  } catch (error) {
    if (!(error instanceof Problem)) console.error("the key of the day:", error);
    // Calls are limited also while libSQL is away, each Worker for itself.
    known ??= { day, key: randomToken(limits.addressKeyBytes), isShared: false, askAgainAt };
  }
  return known.key;
}

async function keyedHash(secret: string, value: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(value))).toHex();
}
