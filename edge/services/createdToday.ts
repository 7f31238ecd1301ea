import { limits } from "#schema/limits.ts";
import { countUntil } from "#store/tallies.ts";
import type { Env } from "../env.ts";
import { networksOf } from "./address.ts";
import { dayOf, markOf } from "./addressMarks.ts";
import { refuseUntil } from "./attempts.ts";
import { askDatabase } from "./database.ts";

/**
 * Counts that an address creates something that stays on disk for long (addressMarks.ts). Whoever has an IPv6 address may
 * have whole networks of them, so wider networks are counted too, each with a limit of its own. Where no header is
 * trusted all callers would count as one: then nothing is counted.
 * @throws Problem `too_many_requests` when the address, or a network that it is in, has created as much as one may today
 */
export async function countCreated(
  env: Env,
  request: Request,
  what: keyof typeof limits.createdPerDay,
  now: number,
): Promise<void> {
  const endsAt = (dayOf(now) + 1) * limits.addressKeyMs;
  for (const { network, times } of networksOf(env, request)) {
    const key = `new ${what} ${await markOf(env, "address", network, now)}`;
    const count = await askDatabase(env, (db) => countUntil(db, key, endsAt));
    if (count > limits.createdPerDay[what] * times) refuseUntil(endsAt, now);
  }
}
