import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { jobs } from "#schema/db/jobs.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { beginningOfNameLanes, type JobKindName, laneOfJob, type NewJob, urgentJobs } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { Person, UndeliveredCount, UndeliveredMessage } from "#schema/rooms.ts";
import { sessionMarkLength } from "#schema/sessionMark.ts";
import type { Database } from "./db.ts";

/** A job as it is stored. */
export type Job = typeof jobs.$inferSelect;

/** The kind of job that a migration has written a day before it is due. */
const kindForLater: JobKindName = "forgetArchivedNames";

/** The statement that stores a job, for the batch that causes it. */
export function addJob(db: Database, job: NewJob, now: number) {
  return db.insert(jobs).values(rowOf(job, now));
}

/** The same, if a user like this exists when the statement runs. */
export function addJobIfUser(db: Database, isUser: SQL | undefined, job: NewJob, now: number) {
  const { kind, lane, payload } = rowOf(job, now);
  return db.insert(jobs).select(
    db
      .select(newRow({ kind, lane, payload: sql`${JSON.stringify(payload)}` }, now))
      .from(users)
      .where(isUser),
  );
}

/** The job that closes the sockets of all sessions of a person that have ended. */
export function signingOut(person: Person): NewJob {
  return { kind: "signOut", payload: { person } };
}

/**
 * The statement that stores a job to sign a person out of those of their sessions that the batch is about to delete.
 */
export function addSignOutOf(db: Database, person: Person, areEnding: SQL | undefined, now: number) {
  const marks = sql`json_group_array(substr(${sessions.tokenHash}, 1, ${sessionMarkLength}))`;
  const payload = sql`json_object('person', json(${JSON.stringify(person)}), 'only', ${marks})`;
  const job = signingOut(person);
  return db.insert(jobs).select(
    db
      .select(newRow({ kind: job.kind, lane: laneOfJob(job), payload }, now))
      .from(sessions)
      .where(areEnding),
  );
}

/** The columns of a job that a statement writes with what it selects; `payload` is JSON. */
function newRow({ kind, lane, payload }: { kind: string; lane: string; payload: SQL }, now: number) {
  return {
    id: sql`null`.as("id"),
    kind: sql`${kind}`.as("kind"),
    lane: sql`${lane}`.as("lane"),
    payload: payload.as("payload"),
    attempts: sql`0`.as("attempts"),
    nextAt: sql`${now}`.as("next_at"),
    waitsSince: sql`${now}`.as("waits_since"),
    lastError: sql`null`.as("last_error"),
    diedAt: sql`null`.as("died_at"),
  };
}

/** Stores jobs whose cause is stored already. */
export async function addJobs(db: Database, added: readonly NewJob[], now: number): Promise<void> {
  if (added.length > 0) await db.insert(jobs).values(added.map((job) => rowOf(job, now)));
}

/**
 * The first jobs of up to `limit` lanes that are due, urgent ones before all others, each claimed by one caller: the retry
 * is scheduled before the attempt, so that a job that is cut off comes again. One that is much further away than any retry
 * is scheduled is due as well: the clock was set back. Only what was written for later waits for its first attempt.
 * @param which only of these lanes, and only so many that are not urgent
 */
export async function takeDueJobs(
  db: Database,
  now: number,
  limit: number,
  { lanes, othersMax = limit }: { lanes?: readonly string[] | undefined; othersMax?: number } = {},
): Promise<Job[]> {
  const isAlive = isNull(jobs.diedAt);
  const heads = db
    .select({ id: sql<number>`min(${jobs.id})` })
    .from(jobs)
    .where(and(isAlive, lanes && inArray(jobs.lane, [...lanes])))
    .groupBy(jobs.lane);
  const isUrgent = inArray(jobs.kind, [...urgentJobs]);
  const due = db
    .select({
      id: jobs.id,
      isUrgent: sql`${isUrgent}`.as("is_urgent"),
      place: sql`row_number() over (partition by ${isUrgent} order by ${jobs.nextAt}, ${jobs.id})`.as(
        "place",
      ),
    })
    .from(jobs)
    .where(
      and(
        inArray(jobs.id, heads),
        or(
          lte(jobs.nextAt, now),
          and(
            gt(jobs.nextAt, now + 2 * limits.jobRetryMaxMs),
            or(gt(jobs.attempts, 0), ne(jobs.kind, kindForLater)),
          ),
        ),
      ),
    )
    .as("due");
  const first = db
    .select({ id: due.id })
    .from(due)
    .where(or(due.isUrgent, lte(due.place, othersMax)))
    .orderBy(sql`${due.isUrgent} desc`, sql`${due.place}`)
    .limit(limit);
  const wait = sql`min(${limits.jobRetryMaxMs}, ${limits.jobRetryMinMs} << min(${jobs.attempts}, 20))`;
  return db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      nextAt: sql`${now} + ${wait}`,
      waitsSince: sql`min(${jobs.waitsSince}, ${now})`,
    })
    .where(inArray(jobs.id, first))
    .returning();
}

/**
 * Deletes a job that is done, and stores those that follow from it; nothing, if it has been deleted meanwhile, by whoever
 * has done it too, or because nobody needs it any more.
 */
export async function finishJob(
  db: Database,
  id: number,
  following: readonly NewJob[],
  now: number,
): Promise<void> {
  const isThis = eq(jobs.id, id);
  const adding = following.map((job) => {
    const { kind, lane, payload } = rowOf(job, now);
    const row = newRow({ kind, lane, payload: sql`${JSON.stringify(payload)}` }, now);
    return db.insert(jobs).select(db.select(row).from(jobs).where(isThis));
  });
  const [first, ...others] = [...adding, db.delete(jobs).where(isThis)];
  await db.batch([first, ...others]);
}

/**
 * The statements that delete the jobs, given up or not, that would tell rooms a name of a user whose account is deleted:
 * other jobs tell them that.
 */
export function removeNamesOf(db: Database, userID: number) {
  const from = beginningOfNameLanes(user(userID));
  const isOfUser = and(gte(jobs.lane, from), lt(jobs.lane, `${from}\u{10FFFF}`));
  const hasName = sql`${jobs.payload} ->> '$.user.name' <> ''`;
  return [
    db.delete(jobs).where(and(isNull(jobs.diedAt), isOfUser, hasName)),
    db.delete(jobs).where(and(gt(jobs.diedAt, 0), isOfUser, hasName)),
  ] as const;
}

/** Notes why a job has failed; with `diedAt` (ms UTC) it is given up. */
export async function noteJobFailure(
  db: Database,
  id: number,
  lastError: string,
  diedAt: number | null,
): Promise<void> {
  await db.update(jobs).set({ lastError, diedAt }).where(eq(jobs.id, id));
}

/** How many jobs were given up, and since when the oldest other one has been stuck. */
export async function countUndeliveredJobs(db: Database, now: number): Promise<UndeliveredCount> {
  const [[dead], [stuck]] = await db.batch([
    db.select({ n: sql<number>`count(*)` }).from(jobs).where(isNotNull(jobs.diedAt)),
    db.select({ since: jobs.waitsSince }).from(jobs).where(isStuck(now)).orderBy(jobs.waitsSince).limit(1),
  ]);
  return { deadLetters: dead.n, stuckSince: stuck?.since ?? null };
}

/** Up to limits.undeliveredListed jobs that were given up or are stuck, without their contents. */
export async function listUndeliveredJobs(db: Database, now: number): Promise<UndeliveredMessage[]> {
  const limit = limits.undeliveredListed;
  const [dead, stuck] = await db.batch([
    db.select().from(jobs).where(isNotNull(jobs.diedAt)).orderBy(asc(jobs.diedAt)).limit(limit),
    db.select().from(jobs).where(isStuck(now)).orderBy(asc(jobs.waitsSince)).limit(limit),
  ]);
  return [...dead, ...stuck].map(({ id, kind, lane, attempts, lastError, waitsSince, diedAt }) => {
    return { id: String(id), isDead: diedAt !== null, kind, lane, attempts, error: lastError, waitsSince };
  });
}

/** Has jobs that were given up or are stuck tried again now. @returns those that were there */
export async function retryJobs(db: Database, ids: readonly number[], now: number): Promise<number[]> {
  const rows = await db
    .update(jobs)
    .set({
      nextAt: now,
      waitsSince: sql`iif(${jobs.diedAt} is null, ${jobs.waitsSince}, ${now})`,
      attempts: sql`iif(${jobs.diedAt} is null, ${jobs.attempts}, 0)`,
      diedAt: null,
    })
    .where(inArray(jobs.id, [...ids]))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

/** Deletes jobs for good. @returns those that were there */
export async function dropJobs(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .delete(jobs)
    .where(inArray(jobs.id, [...ids]))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

/** Deletes the jobs that were given up long ago. */
export async function removeDeadJobs(db: Database, now: number): Promise<void> {
  await db.delete(jobs).where(lte(jobs.diedAt, now - limits.deadLettersKeptMs));
}

function isStuck(now: number): SQL | undefined {
  return and(isNull(jobs.diedAt), lte(jobs.waitsSince, now - limits.outboxStuckMs));
}

function rowOf(job: NewJob, now: number) {
  const { kind, payload } = job;
  return { kind, lane: laneOfJob(job), payload, nextAt: now, waitsSince: now };
}
