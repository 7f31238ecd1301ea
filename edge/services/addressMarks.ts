import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import { visitorsMarkLength } from "#schema/visitorsMark.ts";
import { takeAddressKey } from "#store/addressKeys.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { networksOf, plainAddressOf } from "./address.ts";
import { askDatabase } from "./database.ts";
import { randomToken } from "./tokens.ts";

/**
 * The keys of counters for callers' addresses and mailboxes. The addresses themselves are never used, because counters
 * are stored on disk. There are only 2^32 IPv4 addresses, so a plain hash would reveal them. These are keyed hashes
 * (HMAC-SHA-256) with a new key each day. The key lies in libSQL, so that all Workers count alike, and is deleted when
 * its day ends.
 */

/** The kinds of counter. Each has marks of its own, so that one reveals nothing about another. */
type Kind = "address" | "box";

type DayKey = { day: number; key: string; isShared: boolean; askAgainAt: number };
/** The key as this Worker knows it; one of its own while libSQL does not answer. */
let known: DayKey | undefined;

/** Today's mark for the caller's address. */
export function markOfCaller(env: Env, request: Request, now = Date.now()): Promise<string> {
  return markOf(env, "address", plainAddressOf(env, request), now);
}

/**
 * The same for rooms, which share an allowance among the visitors of an address: short, because the platform stores it
 * with each socket. Undefined where the address is unknown: then not all visitors of the site count as one.
 */
export async function visitorsMarkOf(env: Env, request: Request): Promise<string | undefined> {
  const isKnown = networksOf(env, request).length > 0;
  return isKnown ? (await markOfCaller(env, request)).slice(0, visitorsMarkLength) : undefined;
}

/** Today's mark for this address or mailbox. */
export async function markOf(env: Env, kind: Kind, value: string, now: number): Promise<string> {
  return keyedHash(await keyOfToday(env, now), `${kind} ${value}`);
}

/**
 * The mark by which one user's account recognises an address for longer than a day. Its secret is not in the database;
 * without one, the mark lasts until the end of the day.
 */
export async function lastingMarkOf(env: Env, userID: number, address: string, now: number): Promise<string> {
  const secret = env.ADDRESS_SECRET || (await keyOfToday(env, now));
  return keyedHash(secret, `known to ${userID} ${address}`);
}

/** Today as days since 1970-01-01, UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / limits.addressKeyMs);
}

async function keyOfToday(env: Env, now: number): Promise<string> {
  const day = dayOf(now);
  if (known && ((known.isShared && known.day === day) || now < known.askAgainAt)) return known.key;
  const askAgainAt = now + limits.addressKeyRetryMs;
  // While one caller fetches the key, the others go on with the previous one.
  if (known) known.askAgainAt = askAgainAt;
  try {
    const key = await askDatabase(env, (db) => takeAddressKey(db, day, randomToken(limits.addressKeyBytes)));
    known = { day, key, isShared: true, askAgainAt: 0 };
  } catch (error) {
    if (!(error instanceof Problem)) log("no address key", "error", error);
    // While libSQL is away calls are still limited, by each Worker for itself.
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
