import { inTime } from "#party/inTime.ts";
import { log } from "#party/log.ts";
import { passAllFiguresOn } from "#party/passFiguresOn.ts";
import { limits } from "#schema/limits.ts";
import { raterRoom } from "#schema/roomNames.ts";
import { removeOldAddressKeys } from "#store/addressKeys.ts";
import { removeOldFailures } from "#store/attempts.ts";
import type { Database } from "#store/db.ts";
import { removeOldDevices } from "#store/devices.ts";
import { removeIdleGuests } from "#store/guests.ts";
import { removeDeadJobs } from "#store/jobs.ts";
import { removeOldAddresses } from "#store/knownAddresses.ts";
import { removeOldMails } from "#store/mails.ts";
import { removeOldMessages } from "#store/messages.ts";
import { removeOldBlocks } from "#store/moderation.ts";
import { endUnusedAccounts } from "#store/players.ts";
import { endIdleRanks, hasUnfolded } from "#store/ratings/folding.ts";
import { removeOldReports } from "#store/reports.ts";
import { removeOldSignInMarks } from "#store/signInMarks.ts";
import { countMissingGames } from "#store/totals/counting.ts";
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

/** What the clock does, by the names that the log has for it. */
type Steps = Record<string, (env: Env, now: number) => Promise<unknown>>;

/** What may take long, because it waits for others. No other step of the same minute waits for it. */
const slowSteps: Steps[] = [
  { jobs: (env) => runJobs(env) },
  { mails: (env) => deliverMailsOfMinute(env) },
  { subscriptions: reconcile },
];

/** The rest, one after the other: what somebody waits for, then what nobody would miss today. */
const steps: Steps = {
  "wake rater": wakeRater,
  "unopened games": endUnopenedGames,
  "interrupted tournaments": openInterruptedTournaments,
  "tournament series": openSeries,
  "missing games": inDatabase((db) => countMissingGames(db, limits.gamesCountedAtOnce)),
  "idle ranks": inDatabase(endIdleRanks),
  "old mails": inDatabase(removeOldMails),
  "old failures": inDatabase(removeOldFailures),
  "old address keys": inDatabase((db, now) => removeOldAddressKeys(db, dayOf(now))),
  "old addresses": inDatabase((db, now) => removeOldAddresses(db, now - limits.knownAddressMs)),
  "old sign-in marks": inDatabase((db, now) => removeOldSignInMarks(db, now - limits.signInMarkKeptMs)),
  "old devices": inDatabase(removeOldDevices),
  "unused accounts": inDatabase((db, now) =>
    endUnusedAccounts(db, now - limits.unactivatedLifetimeMs, limits.unusedAccountsEndedAtOnce, now),
  ),
  "old messages": inDatabase(removeOldMessages),
  "old blocks": inDatabase((db, now) => removeOldBlocks(db, now - limits.blockKeptMs)),
  "old reports": inDatabase((db, now) => removeOldReports(db, now - limits.reportKeptMs)),
  "dead jobs": inDatabase(removeDeadJobs),
};

/** What it does at night, when few people play. */
const stepsAtNight: Steps = {
  "idle guests": inDatabase((db, now) =>
    removeIdleGuests(db, now - limits.guestIdleMs, limits.guestsRemovedAtOnce, now),
  ),
};

/** What it does once a night. */
const stepsOfNight: Steps = {
  "check ratings": (env) => inTime(raterRoom(env).check()),
  "renew deletions": renewDeletions,
};

/**
 * Runs every minute while rooms and database belong together: does the jobs that are due, sends mails that could not be
 * sent before, wakes the rater if it missed a game, ends games and opens tournaments whose creation was interrupted,
 * opens the next tournaments of series, asks the payment provider about subscriptions, adds games from before the totals
 * to them, and deletes what has expired. At night it removes guests who have not played for long, and has the ratings
 * checked. A step that fails is logged, and keeps no other from running. What was counted is passed on at once: this
 * isolate perhaps has nothing else to do.
 */
export async function onMinute(env: Env, now: number): Promise<void> {
  try {
    if (!(await isOwnSite(env))) return;
    const due = { ...steps, ...(isNight(now) && stepsAtNight), ...(isTimeToCheck(now) && stepsOfNight) };
    await Promise.all([...slowSteps, due].map((inTurn) => run(inTurn, env, now)));
  } finally {
    await passAllFiguresOn(env);
  }
}

async function run(inTurn: Steps, env: Env, now: number): Promise<void> {
  for (const [step, act] of Object.entries(inTurn)) {
    try {
      await act(env, now);
    } catch (error) {
      log("clock step failed", "error", { step }, error);
    }
  }
}

function inDatabase(act: (db: Database, now: number) => Promise<unknown>): Steps[string] {
  return (env, now) => askDatabase(env, (db) => act(db, now));
}

async function wakeRater(env: Env): Promise<void> {
  if (await askDatabase(env, hasUnfolded)) await inTime(raterRoom(env).wake());
}

/** The hour after three in the morning (UTC), when few people play. */
function isNight(now: number): boolean {
  return new Date(now).getUTCHours() === 3;
}

/** Its first minute. */
function isTimeToCheck(now: number): boolean {
  return isNight(now) && new Date(now).getUTCMinutes() === 0;
}
