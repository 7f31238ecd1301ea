import packageJson from "#package.json" with { type: "json" };
import { inTime } from "#party/inTime.ts";
import { expectOwnSite, SiteMismatch } from "#party/site/ownSite.ts";
import type { Health } from "#schema/api/health.ts";
import { limits } from "#schema/limits.ts";
import { lobbyRoom } from "#schema/roomNames.ts";
import type { Database } from "#store/db.ts";
import { countUndeliveredJobs } from "#store/jobs.ts";
import { waitingMails } from "#store/mails.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { sumOfUndelivered } from "./undelivered.ts";

/** How the site is: asks libSQL and the lobby, and what is waiting there. */
export async function healthOf(env: Env, now: number): Promise<Health> {
  const [stored, rooms, mismatch] = await Promise.all([
    probe(() => askDatabase(env, (db) => waitingIn(db, now))),
    probe(() => inTime(lobbyRoom(env).undeliveredRooms(), limits.databaseWaitMs)),
    mismatchOf(env, now),
  ]);
  const undelivered =
    stored.answer && rooms.answer && sumOfUndelivered([stored.answer.jobs, rooms.answer.count]);
  const mails = stored.answer?.mails;
  const ageOf = (since: number | null) => (since === null ? null : Math.max(0, now - since));
  return {
    isHealthy: stored.answer !== undefined && rooms.answer !== undefined && mismatch === null,
    version: packageJson.version,
    database: { answers: stored.answer !== undefined, ms: stored.ms },
    lobby: { answers: rooms.answer !== undefined, ms: rooms.ms },
    mismatch,
    outbox: undelivered
      ? { deadLetters: undelivered.deadLetters, oldestStuckMs: ageOf(undelivered.stuckSince) }
      : null,
    mails: mails ? { waiting: mails.count, oldestMs: ageOf(mails.oldestAt) } : null,
  };
}

async function waitingIn(db: Database, now: number) {
  const [mails, jobs] = await Promise.all([
    waitingMails(db, limits.waitingMailsCounted),
    countUndeliveredJobs(db, now),
  ]);
  return { mails, jobs };
}

/** Asks, and measures how long the answer took. */
async function probe<T>(ask: () => Promise<T>): Promise<{ answer?: T; ms: number }> {
  const began = Date.now();
  try {
    return { answer: await ask(), ms: Date.now() - began };
  } catch {
    return { ms: Date.now() - began };
  }
}

async function mismatchOf(env: Env, now: number): Promise<string | null> {
  try {
    await expectOwnSite(env, now);
    return null;
  } catch (error) {
    if (error instanceof SiteMismatch) return error.message;
    throw error;
  }
}
