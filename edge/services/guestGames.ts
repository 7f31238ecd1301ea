import { limits } from "#schema/limits.ts";
import { countUntil } from "#store/tallies.ts";
import type { Env } from "../env.ts";
import { refuseUntil } from "./attempts.ts";
import { askDatabase } from "./database.ts";

/**
 * Counts a game that a guest begins, by what the guest's address counts under (addressMarks.ts): guests cost nothing, so a limit for each of them is none.
 * @throws Problem `too_many_requests` where limits.guestGamesPerPeriod were begun there in this hour
 */
export async function countGuestGame(env: Env, addressMark: string, now: number): Promise<void> {
  const hour = Math.floor(now / limits.guestGamesPeriodMs);
  const endsAt = (hour + 1) * limits.guestGamesPeriodMs;
  const key = `games ${addressMark} ${hour}`;
  const count = await askDatabase(env, (db) => countUntil(db, key, endsAt));
  if (count > limits.guestGamesPerPeriod) refuseUntil(endsAt, now);
}
