import { limits } from "#schema/limits.ts";
import { type Counter, countFailures, forgetFailures, nextAttemptAt } from "#store/attempts.ts";
import { isKnownAddress, rememberAddress } from "#store/knownAddresses.ts";
import type { User } from "#store/users.ts";
import type { Call } from "../call.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { inTurn } from "./turns.ts";

/**
 * Guessing gets slower: after a few wrong passwords each further one makes wait twice as long. Never for good, and nobody
 * makes another one wait for long:
 *
 * - From one address, an account waits up to five minutes, and so does the address whatever account is tried.
 * - Guesses from many addresses make an account wait for some seconds more, but not at an address where its owner has signed
 *   in lately. There, and with a session, only failures of the same kind count.
 * - Who has a link from a mail sets a new password without waiting, and the address where that is done is known then.
 *
 * The counts are in libSQL. Any number of Worker instances see them there, and it is asked for the user anyway; an object
 * of its own would be a further hop and a further thing that may be away. One statement counts, so that none of many
 * guesses at once is lost; and it is looked at in turn, just before the hash, so that many at once do not get in before
 * the first has failed.
 */

/** Who tries a password: somebody who wants to sign in, or who is signed in already. */
export type Guesser = "stranger" | "signedIn";

/**
 * Whether this is the user's password.
 * @throws Problem `too_many_requests` when account or address has to wait
 */
export async function checkPassword(
  call: Call,
  user: Pick<User, "id" | "passwordHash">,
  password: string,
  guesser: Guesser,
): Promise<boolean> {
  const { env, addressMark } = call;
  const counters = await countersOf(call, user.id, guesser);
  return inTurn(async () => {
    const nextAt = await askDatabase(env, (db) => nextAttemptAt(db, keysOf(counters)));
    refuseUntil(nextAt, Date.now());
    const isRight = await isPassword(password, user.passwordHash);
    const lastingMark = await call.lastingMarkOf(user.id);
    // The clock stood still while the thread was busy, and moves on with the next question.
    await askDatabase(env, async (db) => {
      if (!isRight) return countFailures(db, counters, Date.now());
      await forgetFailures(db, [ownKey(user.id, addressMark, guesser)]);
      await rememberAddress(db, user.id, lastingMark, call.now);
    });
    return isRight;
  });
}

/** Hashes a new password, in turn. */
export function newPasswordHash(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

/**
 * Counts a try with a name that nobody has, by the address alone.
 * @throws Problem `too_many_requests` when the address has to wait
 */
export async function countUnknownName({ env, addressMark, now }: Call): Promise<void> {
  const counter = addressCounter(addressMark);
  refuseUntil(await askDatabase(env, (db) => nextAttemptAt(db, keysOf([counter]))), now);
  await askDatabase(env, (db) => countFailures(db, [counter], now));
}

/** Whoever has shown to own the account need not wait any more here, whatever others try. */
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

/** @throws Problem `too_many_requests` as long as `nextAt` is to come (ms UTC) */
export function refuseUntil(nextAt: number, now: number): void {
  if (nextAt <= now) return;
  const seconds = Math.ceil((nextAt - now) / 1000);
  throw new Problem("too_many_requests", `Try again in ${seconds} s.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

const keysOf = (counters: Counter[]) => counters.map(({ key }) => key);

/** All that a wrong password counts for, and that is waited for before the next one is looked at. */
async function countersOf(call: Call, userId: number, guesser: Guesser): Promise<Counter[]> {
  const { env, addressMark, now } = call;
  const own = { key: ownKey(userId, addressMark, guesser), delay: limits.guessDelay };
  const known = [own, addressCounter(addressMark)];
  if (guesser === "signedIn") return known;
  const since = now - limits.knownAddressMs;
  const lastingMark = await call.lastingMarkOf(userId);
  const isKnown = await askDatabase(env, (db) => isKnownAddress(db, userId, lastingMark, since));
  return isKnown ? known : [...known, { key: `account ${userId}`, delay: limits.strangersDelay }];
}

/** An account where somebody tries its password: from one address, or, whoever is signed in, from anywhere. */
function ownKey(userId: number, addressMark: string, guesser: Guesser): string {
  return `account ${userId} ${guesser === "signedIn" ? "signed in" : addressMark}`;
}

function addressCounter(addressMark: string): Counter {
  return { key: `address ${addressMark}`, delay: limits.addressDelay };
}
