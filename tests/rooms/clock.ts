import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import type { Table } from "./table.ts";

/** Lets time pass for a game (ms): whatever its room has noted is so much longer ago, and its alarm goes off. */
export async function letPass({ room }: Table, ms: number): Promise<void> {
  // What is on its way out of the room would be cut off, and a bot that moves meanwhile would mix old times with new ones.
  await expect.poll(() => runInDurableObject(room, isSettled)).toBe(true);
  await runInDurableObject(room, (_, { storage: { sql } }) => {
    sql.exec(
      "UPDATE game SET opening = json_set(opening, '$.createdAt', (opening ->> '$.createdAt') - ?)",
      ms,
    );
    sql.exec("UPDATE game SET aborted_at = aborted_at - ?", ms);
    sql.exec("UPDATE moves SET at = at - ?", ms);
    sql.exec("UPDATE sittings SET at = at - ?", ms);
    sql.exec("UPDATE absences SET since = since - ?", ms);
    sql.exec("UPDATE offers SET offer = json_set(offer, '$.until', (offer ->> '$.until') - ?)", ms);
    sql.exec("UPDATE offers SET ended_at = ended_at - ?", ms);
    sql.exec("UPDATE due SET at = at - ?", ms);
  });
  // What the room has in memory is forgotten with it; its sockets go on.
  await evictDurableObject(room, { webSockets: "hibernate" });
  await runDurableObjectAlarm(room);
}

function isSettled(_: unknown, { storage: { sql } }: DurableObjectState): boolean {
  return (
    sql.exec("SELECT 1 FROM outbox UNION SELECT 1 FROM due WHERE at <= ?", Date.now()).toArray().length === 0
  );
}
