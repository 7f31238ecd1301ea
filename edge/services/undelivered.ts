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

/**
 * Lists what the site has not delivered: the jobs, and what each room tells that the lobby knows of. There may be many
 * rooms, so each call asks some.
 * @param after the last room that was asked; without it the jobs are listed as well
 */
export async function listUndelivered(env: Env, askedAt: number, after?: string): Promise<UndeliveredAnswer> {
  const { rooms } = await lobbyRoom(env).undeliveredRooms(after);
  const asked = rooms.map((room) => ({
    area: areaOf(room),
    told: inTime(ask(env, room), limits.jobRoomWaitMs),
  }));
  const next = asked.length < limits.undeliveredRoomsListed ? null : asked[asked.length - 1].area;
  if (after === undefined)
    asked.unshift({ area: jobArea, told: askDatabase(env, (db) => listUndeliveredJobs(db, askedAt)) });
  const answer: UndeliveredAnswer = { undelivered: [], silent: [], more: [], next, askedAt };
  const settled = await Promise.allSettled(asked.map(({ told }) => told));
  for (const [i, { area }] of asked.entries()) {
    const told = settled[i];
    if (told.status === "rejected") answer.silent.push(area);
    else {
      answer.undelivered.push(...told.value.map((message) => ({ ...message, id: `${area}/${message.id}` })));
      if (told.value.length >= limits.undeliveredListed) answer.more.push(area);
    }
  }
  return answer;
}

function areaOf({ party, room }: UndeliveredRoom): string {
  return `${party}/${room}`;
}

/** A room's messages. A room tells the lobby of them itself; only one that has none may know nothing of the lobby's belief. */
async function ask(env: Env, { party, room }: UndeliveredRoom): Promise<UndeliveredMessage[]> {
  const { messages, count } = await outboxOf(env, party, room).undelivered();
  if (messages.length === 0) await lobbyRoom(env).undeliveredChanged({ party, room, ...count });
  return messages;
}

/** Retries or drops messages and jobs. @returns the ids of those that were there */
export async function settleUndelivered(
  env: Env,
  { action, ids }: SettleUndeliveredBody,
  now: number,
): Promise<string[]> {
  const areas = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("/")));
  const rooms = await lobbyRoom(env).findUndelivered([...areas.keys()]);
  const settled = await Promise.all(
    [...areas].map(async ([area, chosen]) => {
      const own = chosen.map((id) => id.slice(area.length + 1));
      if (area === jobArea) {
        const numbers = own.map(Number).filter(Number.isSafeInteger);
        const settle = action === "retry" ? retryJobs : dropJobs;
        return (await askDatabase(env, (db) => settle(db, numbers, now))).map((id) => `${area}/${id}`);
      }
      // A call would create a room that does not exist.
      const known = rooms.find((room) => areaOf(room) === area);
      if (known === undefined) return [];
      const outbox = outboxOf(env, known.party, known.room);
      const there = await (action === "retry" ? outbox.retryUndelivered(own) : outbox.dropUndelivered(own));
      return there.map((id) => `${area}/${id}`);
    }),
  );
  return settled.flat();
}
