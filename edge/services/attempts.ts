import { limits } from "#schema/limits.ts";
import { type Counter, countFailures, forgetFailures, nextAttemptAt } from "#store/attempts.ts";
import { isKnownAddress, rememberAddress } from "#store/knownAddresses.ts";
import type { User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { Problem } from "../problem.ts";
import { markOf } from "./addressMarks.ts";
import { mailBoxOf } from "./boxOf.ts";
import { askDatabase } from "./database.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { type Caller, inTurn } from "./turns.ts";

/**
 * Slows down password guessing: after a few wrong passwords each further one doubles the wait. Nobody is locked out for
 * good, and nobody can make another player wait for long:
 * - For one address, an account waits up to five minutes, and so does the address whatever account it tries.
 * - Guesses from many addresses add a wait of some seconds to an account, except at an address where its owner has
 *   signed in lately. There, and with a session, only failures of the same kind count.
 * - Whoever has a link from a mail sets a new password without waiting, and the address where that happens becomes
 *   known.
 * The counters are in libSQL: all Workers see them there, and it is read for the user anyway. A Durable Object for them
 * would be one more hop and one more dependency that can fail. One statement counts, so that concurrent guesses are all
 * counted. It runs in turn, right before the hash, so that many guesses at once can't start before the first has
 * failed.
 */

/** Who enters the password: somebody who wants to sign in, or somebody who is signed in already. */
export type Guesser = "stranger" | "signedIn";

/**
 * Whether this is the user's password.
 * @throws Problem `too_many_requests` while the account or the address has to wait
 */
export async function checkPassword(
  call: Call,
  user: Pick<User, "id" | "passwordHash">,
  password: string,
  guesser: Guesser,
): Promise<boolean> {
  const { env, addressMark } = call;
  const { counters, who } = await countersOf(call, user.id, guesser);
  return inTurn({ who, from: addressMark }, async () => {
    const nextAt = await askDatabase(env, (db) => nextAttemptAt(db, keysOf(counters)));
    refuseUntil(nextAt, Date.now());
    const isRight = await isPassword(password, user.passwordHash);
    const lastingMark = await call.lastingMarkOf(user.id);
    // The clock stood still while the thread was busy, and advances with the next I/O.
    await askDatabase(env, async (db) => {
      if (!isRight) return countFailures(db, counters, Date.now());
      await forgetFailures(db, [ownKey(user.id, addressMark, guesser)]);
      await rememberAddress(db, user.id, lastingMark, call.now);
    });
    return isRight;
  });
}

/**
 * The same for somebody who signs in with an address, whether it has an account or not: it takes as long, and as many
 * attempts, and they count apart from those with a name, which would reveal whose address it is.
 * @throws Problem `too_many_requests` while the address has to wait
 */
export async function checkPasswordOf(
  call: Call,
  email: string,
  user: Pick<User, "id" | "passwordHash"> | undefined,
  password: string,
): Promise<boolean> {
  const { env, addressMark, now } = call;
  const box = await markOf(env, "box", mailBoxOf(email), now);
  const own = { key: `account of ${box} ${addressMark}`, delay: limits.guessDelay };
  const ofAll = { key: `account of ${box}`, delay: limits.strangersDelay };
  const counters = [own, addressCounter(addressMark), ofAll];
  return inTurn({ who: "stranger", from: addressMark }, async () => {
    refuseUntil(await askDatabase(env, (db) => nextAttemptAt(db, keysOf(counters))), Date.now());
    const isRight = (await isPassword(password, user?.passwordHash ?? nobodysHash)) && user !== undefined;
    await askDatabase(env, (db) =>
      isRight ? forgetFailures(db, [own.key]) : countFailures(db, counters, Date.now()),
    );
    if (isRight && user) {
      const lastingMark = await call.lastingMarkOf(user.id);
      await askDatabase(env, (db) => rememberAddress(db, user.id, lastingMark, now));
    }
    return isRight;
  });
}

/** The hash of no password, which costs as much to compare with as any. */
const nobodysHash = (() => {
  const { N, r, p } = limits.scrypt;
  return ["scrypt", N, r, p, "0".repeat(32), "0".repeat(64)].join("$");
})();

/** Hashes a new password, in turn: of somebody who has proved to own the account, or of a stranger who signs up. */
export function newPasswordHash(
  { addressMark }: Call,
  password: string,
  who: Caller["who"],
): Promise<string> {
  return inTurn({ who, from: addressMark }, () => hashPassword(password));
}

/**
 * Counts an attempt with an unknown name, by the address alone.
 * @throws Problem `too_many_requests` while the address has to wait
 */
export async function countUnknownName({ env, addressMark, now }: Call): Promise<void> {
  const counter = addressCounter(addressMark);
  refuseUntil(await askDatabase(env, (db) => nextAttemptAt(db, keysOf([counter]))), now);
  await askDatabase(env, (db) => countFailures(db, [counter], now));
}

/** Whoever has proved to own the account waits no longer at this address, whatever others try. */
export async function forgetAttempts(call: Call, userId: number): Promise<void> {
  const { env, addressMark, now } = call;
  const lastingMark = await call.lastingMarkOf(userId);
  await askDatabase(env, async (db) => {
    await forgetFailures(
      db,
      (["stranger", "signedIn"] as const).map((guesser) => ownKey(userId, addressMark, guesser)),
    );
    await rememberAddress(db, userId, lastingMark, now);
  });
}

/** @throws Problem `too_many_requests` until `nextAt` (ms UTC) */
export function refuseUntil(nextAt: number, now: number): void {
  if (nextAt <= now) return;
  const seconds = Math.ceil((nextAt - now) / 1000);
  throw new Problem("too_many_requests", `Try again in ${seconds} s.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

const keysOf = (counters: Counter[]) => counters.map(({ key }) => key);

/**
 * All counters that a wrong password increments and that the next attempt has to respect; and whether the owner of the
 * account is known there.
 */
async function countersOf(
  call: Call,
  userId: number,
  guesser: Guesser,
): Promise<{ counters: Counter[]; who: Caller["who"] }> {
  const { env, addressMark, now } = call;
  const own = { key: ownKey(userId, addressMark, guesser), delay: limits.guessDelay };
  const known = [own, addressCounter(addressMark)];
  if (guesser === "signedIn") return { counters: known, who: "known" };
  const since = now - limits.knownAddressMs;
  const lastingMark = await call.lastingMarkOf(userId);
  const isKnown = await askDatabase(env, (db) => isKnownAddress(db, userId, lastingMark, since));
  if (isKnown) return { counters: known, who: "known" };
  const ofAll = { key: `account ${userId}`, delay: limits.strangersDelay };
  return { counters: [...known, ofAll], who: "stranger" };
}

/** The counter of an account: for one address or, for a signed-in user, for all addresses. */
function ownKey(userId: number, addressMark: string, guesser: Guesser): string {
  return `account ${userId} ${guesser === "signedIn" ? "signed in" : addressMark}`;
}

function addressCounter(addressMark: string): Counter {
  return { key: `address ${addressMark}`, delay: limits.addressDelay };
}
