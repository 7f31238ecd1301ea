import { limits } from "#schema/limits.ts";
import { countOpenSoloGames } from "#store/soloGames.ts";
import { countUntil } from "#store/tallies.ts";
import type { Env } from "../env.ts";
import { networksOf } from "./address.ts";
import { dayOf, markOfCaller } from "./addressMarks.ts";
import { refuseUntil } from "./attempts.ts";
import { askDatabase } from "./database.ts";

/**
 * The actions that lead to games that guests leave behind, and how many of each one address has in
 * limits.guestGamesPeriodMs.
 */
const most = {
  games: limits.guestGamesPerPeriod,
  waiting: limits.guestWaitingTicketsPerPeriod,
};

/**
 * Counts a guest's action by the guest's address (addressMarks.ts). New guests cost nothing, so a limit per guest would
 * be none.
 * @throws Problem `too_many_requests` when the address did it too often within the hour
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

/**
 * Notes that a guest begins games at the caller's address, until the end of the day, when its mark changes.
 * @returns whether guests there have as many games with bots under way as there may be; where no header is trusted, and all
 * callers would count as one, never
 */
export async function hasTooManyOpen(
  env: Env,
  request: Request,
  guestID: number,
  now: number,
): Promise<boolean> {
  if (networksOf(env, request).length === 0) return false;
  const keyBeginning = `open ${await markOfCaller(env, request, now)} `;
  const endsAt = (dayOf(now) + 1) * limits.addressKeyMs;
  const open = await askDatabase(env, async (db) => {
    await countUntil(db, `${keyBeginning}${guestID}`, endsAt);
    return countOpenSoloGames(db, keyBeginning);
  });
  return open >= limits.openGuestGames;
}
