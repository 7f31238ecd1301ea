import { inTime } from "#party/inTime.ts";
import { keptError } from "#party/keptError.ts";
import { log } from "#party/log.ts";
import { laneOfJob, type NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import { finishJob, type Job, noteJobFailure, takeDueJobs } from "#store/jobs.ts";
import type { Work } from "../call.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "../services/database.ts";
import { type JobKind, jobKinds } from "./kinds.ts";

/**
 * Does jobs that a call has just stored, and what follows from them. The answer waits for them a little, so that
 * whoever gets it usually sees them done; what hangs goes on after it, and what fails is tried again by the clock.
 */
export async function doJobs({ env, later }: Work, stored: readonly NewJob[]): Promise<void> {
  const running = runJobs(env, new Set(stored.map(laneOfJob))).catch((error) =>
    log("jobs wait for the clock", "error", error),
  );
  later(() => running);
  await inTime(running, limits.jobsAwaitedMs).catch(() => {});
}

/**
 * Does the jobs that are due until none is left. Each lane is served by itself, so one that hangs delays no other; some
 * lanes are left for urgent jobs, however many others hang.
 * @param lanes only these, and those of the jobs that follow from theirs
 */
export async function runJobs(env: Env, lanes?: Set<string>): Promise<void> {
  const running = new Set<Promise<void>>();
  for (;;) {
    const free = limits.jobLanesAtOnce - running.size;
    const which = { lanes: lanes && [...lanes], othersMax: free - limits.urgentJobLanes };
    const due = free > 0 ? await askDatabase(env, (db) => takeDueJobs(db, Date.now(), free, which)) : [];
    for (const job of due) {
      const done = runJob(env, job)
        .then((following) => {
          for (const next of following) lanes?.add(laneOfJob(next));
        })
        .finally(() => running.delete(done));
      running.add(done);
    }
    if (running.size === 0) return;
    if (due.length < free || free === 0) await Promise.race(running);
  }
}

const kinds: Readonly<Record<string, JobKind<unknown>>> = jobKinds;

/** Makes one attempt. @returns the jobs that follow */
async function runJob(env: Env, job: Job): Promise<readonly NewJob[]> {
  const kind: JobKind<unknown> | undefined = kinds[job.kind];
  const payload = kind?.schema.safeParse(job.payload);
  if (kind === undefined || !payload?.success) {
    const reason = kind === undefined ? "no such kind" : `invalid payload: ${payload?.error}`;
    await fail(env, job, reason, true);
    return [];
  }
  try {
    const following = await inTime(kind.deliver(env, payload.data), limits.jobTimeoutMs);
    await askDatabase(env, (db) => finishJob(db, job.id, following, Date.now()));
    return following;
  } catch (error) {
    const isLate =
      Date.now() >= job.waitsSince + limits.jobPatienceMs && job.attempts >= limits.jobAttemptsMin;
    await fail(env, job, error, isLate);
    return [];
  }
}

async function fail(
  env: Env,
  { id, kind, attempts }: Job,
  error: unknown,
  isGivenUp: boolean,
): Promise<void> {
  const reason = keptError(error);
  if (isGivenUp) log("job given up", "error", reason, { kind, attempts });
  else log("job not done", "warn", reason, { kind, attempts });
  const diedAt = isGivenUp ? Date.now() : null;
  await askDatabase(env, (db) => noteJobFailure(db, id, reason, diedAt)).catch((unnoted) =>
    log("failure of a job not noted", "warn", unnoted),
  );
}
