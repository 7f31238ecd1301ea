import { inTime } from "#party/inTime.ts";
import type { SettleUndeliveredBody, UndeliveredAnswer } from "#schema/api/undelivered.ts";
import { limits } from "#schema/limits.ts";
import { lobbyRoom, outboxOf } from "#schema/roomNames.ts";
import type { UndeliveredCount, UndeliveredMessage, UndeliveredRoom } from "#schema/rooms.ts";
import { dropJobs, listUndeliveredJobs, retryJobs } from "#store/jobs.ts";
import type { Env } from "../env.ts";
import { askDatabase } from "./database.ts";

/** How the ids of jobs begin, where those of messages name their room. */
const jobArea = "jobs";

/** How much is undelivered in several places: what was given up, and since when the oldest other one has been stuck. */
export function sumOfUndelivered(counts: readonly UndeliveredCount[]): UndeliveredCount {
  const since = counts.map(({ stuckSince }) => stuckSince).filter((at) => at !== null);
  return {
    deadLetters: counts.reduce((sum, { deadLetters }) => sum + deadLetters, 0),
    stuckSince: since.length > 0 ? Math.min(...since) : null,
  };
}

/** Lists what the site has not delivered: the jobs, and what each room tells that the lobby knows of. */
export async function listUndelivered(env: Env, now: number): Promise<UndeliveredAnswer> {
  const [{ rooms }, jobs] = await Promise.all([
    lobbyRoom(env).undeliveredRooms(),
    askDatabase(env, (db) => listUndeliveredJobs(db, now)),
  ]);
  const told = await Promise.allSettled(rooms.map((room) => inTime(ask(env, room), limits.jobRoomWaitMs)));
  return {
    undelivered: [
      ...jobs.map((job) => ({ ...job, id: `${jobArea}/${job.id}` })),
      ...told.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : [])),
    ],
    silent: rooms
      .filter((_, i) => told[i].status === "rejected")
      .map(({ party, room }) => `${party}/${room}`),
  };
}

/** A room's messages. A room tells the lobby of them itself; only one that has none may know nothing of the lobby's belief. */
async function ask(env: Env, { party, room }: UndeliveredRoom): Promise<UndeliveredMessage[]> {
  const { messages, count } = await outboxOf(env, party, room).undelivered();
  if (messages.length === 0) await lobbyRoom(env).undeliveredChanged({ party, room, ...count });
  return messages.map((message) => ({ ...message, id: `${party}/${room}/${message.id}` }));
}

/** Retries or drops messages and jobs. @returns the ids of those that were there */
export async function settleUndelivered(
  env: Env,
  { action, ids }: SettleUndeliveredBody,
  now: number,
): Promise<string[]> {
  const areas = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("/")));
  const { rooms } = await lobbyRoom(env).undeliveredRooms();
  const settled = await Promise.all(
    [...areas].map(async ([area, chosen]) => {
      const own = chosen.map((id) => id.slice(area.length + 1));
      if (area === jobArea) {
        const numbers = own.map(Number).filter(Number.isSafeInteger);
        const settle = action === "retry" ? retryJobs : dropJobs;
        return (await askDatabase(env, (db) => settle(db, numbers, now))).map((id) => `${area}/${id}`);
      }
      // A call would create a room that does not exist.
      const known = rooms.find(({ party, room }) => `${party}/${room}` === area);
      if (known === undefined) return [];
      const outbox = outboxOf(env, known.party, known.room);
      const there = await (action === "retry" ? outbox.retryUndelivered(own) : outbox.dropUndelivered(own));
      return there.map((id) => `${area}/${id}`);
    }),
  );
  return settled.flat();
}
