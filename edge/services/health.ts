import packageJson from "#package.json" with { type: "json" };
import { inTime } from "#party/inTime.ts";
import { expectOwnSite, SiteMismatch } from "#party/site/ownSite.ts";
import type { Health } from "#schema/api/health.ts";
import { limits } from "#schema/limits.ts";
import { waitingMails } from "#store/mails.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";
import { countUndelivered } from "./undelivered.ts";

/** How the site is: asks libSQL and the lobby, and what is waiting there. */
export async function healthOf(env: Env, now: number): Promise<Health> {
  const [mails, undelivered, mismatch] = await Promise.all([
    probe(() => askDatabase(env, (db) => waitingMails(db, limits.waitingMailsCounted))),
    probe(() => inTime(countUndelivered(env), limits.databaseWaitMs)),
    mismatchOf(env, now),
  ]);
  const ageOf = (since: number | null) => (since === null ? null : Math.max(0, now - since));
  return {
    isHealthy: mails.answer !== undefined && undelivered.answer !== undefined && mismatch === null,
    version: packageJson.version,
    database: { answers: mails.answer !== undefined, ms: mails.ms },
    lobby: { answers: undelivered.answer !== undefined, ms: undelivered.ms },
    mismatch,
    outbox: undelivered.answer
      ? {
          deadLetters: undelivered.answer.deadLetters,
          oldestStuckMs: ageOf(undelivered.answer.stuckSince),
        }
      : null,
    mails: mails.answer ? { waiting: mails.answer.count, oldestMs: ageOf(mails.answer.oldestAt) } : null,
  };
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
