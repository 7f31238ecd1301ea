import { lobbyRoom } from "#schema/roomNames.ts";
import type { UndeliveredCount } from "#schema/rooms.ts";
import { countUndeliveredJobs } from "#store/jobs.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";

/**
 * How much the site has not delivered: how many outbox messages and jobs were given up, and since when the oldest other
 * one has been stuck.
 */
export async function countUndelivered(env: Env, now: number): Promise<UndeliveredCount> {
  const [{ count: rooms }, jobs] = await Promise.all([
    lobbyRoom(env).undeliveredRooms(),
    askDatabase(env, (db) => countUndeliveredJobs(db, now)),
  ]);
  const since = [rooms.stuckSince, jobs.stuckSince].filter((at) => at !== null);
  return {
    deadLetters: rooms.deadLetters + jobs.deadLetters,
    stuckSince: since.length > 0 ? Math.min(...since) : null,
  };
}
