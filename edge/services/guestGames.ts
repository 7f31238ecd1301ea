import { limits } from "#schema/limits.ts";
import { countUntil } from "#store/tallies.ts";
import type { Env } from "../env.ts";
import { markOfCaller } from "./addressMarks.ts";
import { refuseUntil } from "./attempts.ts";
import { askDatabase } from "./database.ts";

/** What leads to games that guests leave behind, and how often it may happen at one address in limits.guestGamesPeriodMs. */
const most = {
  games: limits.guestGamesPerPeriod,
  waiting: limits.guestWaitingTicketsPerPeriod,
};

/**
 * Counts what a guest does by the guest's address (addressMarks.ts): guests cost nothing, so a limit for each guest is none.
 * @throws Problem `too_many_requests` where it was done too often there in this hour
 */
export async function countGuest(
  env: Env,
  request: Request,
  what: keyof typeof most,
  now: number,
): Promise<void> {
  const hour = Math.floor(now / limits.guestGamesPeriodMs);
  const endsAt = (hour + 1) * limits.guestGamesPeriodMs;
  const key = `${what} ${await markOfCaller(env, request, now)} ${hour}`;
  const count = await askDatabase(env, (db) => countUntil(db, key, endsAt));
  if (count > most[what]) refuseUntil(endsAt, now);
}
