import { limits } from "#schema/limits.ts";
import { raterRoom } from "#schema/roomNames.ts";
import { removeOldAddressKeys } from "#store/addressKeys.ts";
import { removeOldFailures } from "#store/attempts.ts";
import { removeOldDevices } from "#store/devices.ts";
import { removeIdleGuests } from "#store/guests.ts";
import { removeDeadJobs } from "#store/jobs.ts";
import { removeOldAddresses } from "#store/knownAddresses.ts";
import { removeOldMails } from "#store/mails.ts";
import { removeOldMessages } from "#store/messages.ts";
import { removeOldBlocks } from "#store/moderation.ts";
import { endIdleRanks, hasUnfolded } from "#store/ratings/folding.ts";
import { removeOldReports } from "#store/reports.ts";
import { countMissingGames } from "#store/totals/counting.ts";
import { removeUnusedUsers } from "#store/users.ts";
import type { Env } from "./env.ts";
import { runJobs } from "./jobs/running.ts";
import { deliverMailsOfMinute } from "./mail/mailer.ts";
import { dayOf } from "./services/addressMarks.ts";
import { askDatabase } from "./services/database.ts";
import { renewDeletions } from "./services/deleting.ts";
import { isOwnSite } from "./services/site.ts";
import { reconcile } from "./services/subscriptions/reconciling.ts";
import { openInterruptedTournaments, openSeries } from "./services/tournamentSeries.ts";
import { endUnopenedGames } from "./services/unopenedGames.ts";

/**
 * Runs every minute while rooms and database belong together: sends mails that could not be sent before, deletes what
 * has expired, adds games from before the totals to them, wakes the rater if it missed a game, ends games and opens
 * tournaments whose creation was interrupted, opens the next tournaments of series, does the jobs that are due, and asks
 * the payment provider about subscriptions. At night it removes guests who have not played for long, and has the ratings
 * checked.
 */
export async function onMinute(env: Env, now: number): Promise<void> {
  if (!(await isOwnSite(env))) return;
  await deliverMailsOfMinute(env, now);
  await askDatabase(env, async (db) => {
    await removeOldMails(db, now);
    await removeOldFailures(db, now);
    await removeOldAddressKeys(db, dayOf(now));
    await removeOldAddresses(db, now - limits.knownAddressMs);
    await removeOldDevices(db, now);
    await removeUnusedUsers(db, now - limits.unactivatedLifetimeMs);
    await removeOldMessages(db, now);
    await removeOldBlocks(db, now - limits.blockKeptMs);
    await removeOldReports(db, now - limits.reportKeptMs);
    await removeDeadJobs(db, now);
    if (isNight(now)) await removeIdleGuests(db, now - limits.guestIdleMs, limits.guestsRemovedAtOnce, now);
    await countMissingGames(db, limits.gamesCountedAtOnce);
    await endIdleRanks(db, now);
    if (await hasUnfolded(db)) await raterRoom(env).wake();
  });
  if (isTimeToCheck(now)) {
    await raterRoom(env).check();
    await renewDeletions(env, now);
  }
  await endUnopenedGames(env, now);
  await openInterruptedTournaments(env, now);
  await openSeries(env, now);
  await runJobs(env);
  await reconcile(env, now);
}

/** The hour after three in the morning (UTC), when few people play. */
function isNight(now: number): boolean {
  return new Date(now).getUTCHours() === 3;
}

/** Its first minute. */
function isTimeToCheck(now: number): boolean {
  return isNight(now) && new Date(now).getUTCMinutes() === 0;
}
