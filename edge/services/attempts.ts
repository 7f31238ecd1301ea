import { limits } from "#schema/limits.ts";
import { countFailures, forgetFailures, nextAttemptAt } from "#store/attempts.ts";
import type { Call } from "../call.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { hashOf } from "./tokens.ts";
import { inTurn } from "./turns.ts";

/**
 * Guessing gets slower: after a few wrong passwords each further one makes the account, and after more the address, wait
 * twice as long, up to half a minute and five minutes. Never for good, so nobody can lock another one out; and who has a
 * link from a mail need not wait at all.
 *
 * The counts are in libSQL. Any number of Worker instances see them there, and it is asked for the user anyway; an object
 * of its own would be a further hop and a further thing that may be away. One statement counts, so that none of many
 * guesses at once is lost; and it is looked at in turn, just before the hash, so that many at once do not get in before
 * the first has failed.
 */

/** Whom an attempt counts for. */
const accountKey = (userId: number) => `account ${userId}`;
const mailKey = (userId: number) => `mails ${userId}`;
/** An address is personal; its hash is enough to count by. */
const addressKey = async (address: string) => `address ${await hashOf(address)}`;

/**
 * Whether this is the user's password.
 * @throws Problem `too_many_requests` when account or address has to wait
 */
export async function checkPassword(
  { env, address }: Call,
  user: { id: number; passwordHash: string },
  password: string,
): Promise<boolean> {
  const account = accountKey(user.id);
  const caller = await addressKey(address);
  return inTurn(async () => {
    const nextAt = await askDatabase(env, (db) => nextAttemptAt(db, [account, caller]));
    refuseUntil(nextAt, Date.now());
    const isRight = await isPassword(password, user.passwordHash);
    // The clock stood still while the thread was busy, and moves on with the next question.
    await askDatabase(env, (db) =>
      isRight
        ? forgetFailures(db, account)
        : countFailures(
            db,
            [
              { key: account, delay: limits.accountDelay },
              { key: caller, delay: limits.addressDelay },
            ],
            Date.now(),
          ),
    );
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
export async function countUnknownName({ env, address, now }: Call): Promise<void> {
  const key = await addressKey(address);
  refuseUntil(await askDatabase(env, (db) => nextAttemptAt(db, [key])), now);
  await askDatabase(env, (db) => countFailures(db, [{ key, delay: limits.addressDelay }], now));
}

/** When the user may ask for another mail (ms UTC); in the past if now. */
export async function nextMailAt({ env }: Call, userId: number): Promise<number> {
  return askDatabase(env, (db) => nextAttemptAt(db, [mailKey(userId)]));
}

/** Counts a mail that was asked for. */
export async function countMail({ env, now }: Call, userId: number): Promise<void> {
  const key = mailKey(userId);
  await askDatabase(env, (db) => countFailures(db, [{ key, delay: limits.mailDelay }], now));
}

/** Whoever has shown to own the account need not wait any more. */
export async function forgetAttempts({ env }: Call, userId: number): Promise<void> {
  await askDatabase(env, (db) => forgetFailures(db, accountKey(userId)));
}

/** @throws Problem `too_many_requests` as long as `nextAt` is to come (ms UTC) */
export function refuseUntil(nextAt: number, now: number): void {
  if (nextAt <= now) return;
  const seconds = Math.ceil((nextAt - now) / 1000);
  throw new Problem("too_many_requests", `Try again in ${seconds} s.`, {
    headers: { "Retry-After": String(seconds) },
  });
}
