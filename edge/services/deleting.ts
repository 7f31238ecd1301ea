import { log } from "#party/log.ts";
import { limits } from "#schema/limits.ts";
import type { Person } from "#schema/rooms.ts";
import { addJobs } from "#store/jobs.ts";
import type { KnownUser } from "#store/knownUser.ts";
import { endPlayer, findEndedPlayers, forgetting } from "#store/players.ts";
import type { Work } from "../call.ts";
import type { Env } from "../env.ts";
import { doJobs } from "../jobs/running.ts";
import { askDatabase } from "./database.ts";
import { endSubscriptionsOf } from "./subscriptions/ending.ts";

/**
 * Deletes a user's account for good. Games stay; running games keep a seat that belongs to nobody. Messages stay
 * without a sender; their rooms forget the name. A subscription ends. The account ends with the first statement; the rest
 * are jobs, which that statement's batch stores (`forget` and `remove` in edge/jobs/kinds.ts), and endings of
 * subscriptions, which the clock repeats as well.
 * @param known the account as its owner has confirmed it
 * @returns whether the account has ended: not if it has another password by now
 */
export async function deleteUser(work: Work, { id }: Person, known?: KnownUser): Promise<boolean> {
  const hasEnded = await askDatabase(work.env, (db) => endPlayer(db, id, work.now, known));
  if (!hasEnded) return false;
  await endSubscriptionsOf(work.env, id, work.now).catch((error) =>
    log("subscription not ended", "error", { userID: id }, error),
  );
  await doJobs(work, [forgetting(id)]);
  return true;
}

/**
 * Begins deletions anew that have not come to an end for long and have no job any more, or had none yet. One that was
 * given up is the operator's to retry, while it is kept.
 */
export async function renewDeletions(env: Env, now: number): Promise<void> {
  const by = now - limits.deletionRenewedMs;
  const ended = await askDatabase(env, (db) => findEndedPlayers(db, by, limits.deletionsRenewedAtOnce));
  await askDatabase(env, (db) => addJobs(db, ended.map(forgetting), now));
}
