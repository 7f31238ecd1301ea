import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import type { Table } from "./table.ts";

/** Advances a game's clock (ms): everything that its room has recorded is that much longer ago, and its alarm fires. */
export async function letPass(table: Table, ms: number): Promise<void> {
  await moveTimes(table, -ms);
  await runDurableObjectAlarm(table.room);
}

/** Sets a game's clock back (ms): everything that its room has recorded is that much later, and so is its alarm. */
export async function setClockBack(table: Table, ms: number): Promise<void> {
  await moveTimes(table, ms);
  await runInDurableObject(table.room, async (_, { storage }) => {
    const alarm = await storage.getAlarm();
    if (alarm !== null) await storage.setAlarm(alarm + ms);
  });
  await evictDurableObject(table.room, { webSockets: "hibernate" });
}

/** Sets the clock of a channel or a chat back (ms), as with a game. */
export async function setClockBackWhereWritten(room: DurableObjectStub, ms: number): Promise<void> {
  await runInDurableObject(room, (_, { storage: { sql } }) => {
    sql.exec("UPDATE messages SET created = created + ?", ms);
    sql.exec("UPDATE due SET at = at + ?1, set_at = set_at + ?1", ms);
  });
  await evictDurableObject(room, { webSockets: "hibernate" });
}

async function moveTimes({ room }: Table, by: number): Promise<void> {
  // Outbox messages being delivered would be cut off, and a bot that moves meanwhile would mix old times with new ones.
  await expect.poll(() => runInDurableObject(room, isSettled)).toBe(true);
  await runInDurableObject(room, (instance, { storage: { sql } }) => {
    sql.exec(
      "UPDATE game SET opening = json_set(opening, '$.createdAt', (opening ->> '$.createdAt') + ?)",
      by,
    );
    sql.exec("UPDATE game SET aborted_at = aborted_at + ?", by);
    sql.exec("UPDATE game SET decision = json_set(decision, '$.at', (decision ->> '$.at') + ?)", by);
    sql.exec("UPDATE moves SET at = at + ?", by);
    sql.exec(
      `UPDATE restored_moves SET moves =
         (SELECT json_group_array(json_set(value, '$.at', (value ->> 'at') + ?)) FROM json_each(moves))`,
      by,
    );
    sql.exec("UPDATE sittings SET at = at + ?", by);
    sql.exec("UPDATE absences SET since = since + ?", by);
    sql.exec("UPDATE offers SET offer = json_set(offer, '$.until', (offer ->> '$.until') + ?)", by);
    sql.exec("UPDATE offers SET ended_at = ended_at + ?", by);
    sql.exec("UPDATE endings SET ending = json_set(ending, '$.at', (ending ->> '$.at') + ?)", by);
    sql.exec(
      `UPDATE breaks SET breaks = (SELECT json_group_array(json_object(
         'from', (value ->> 'from') + ?1, 'until', (value ->> 'until') + ?1)) FROM json_each(breaks))`,
      by,
    );
    sql.exec("UPDATE due SET at = at + ?1, set_at = set_at + ?1", by);
    // What the room remembers is outdated, as after a rollback. Its alarm may come before it is evicted.
    (instance as unknown as { onUndone(): void }).onUndone();
  });
  // This clears the room's memory; its sockets survive.
  await evictDurableObject(room, { webSockets: "hibernate" });
}

function isSettled(_: unknown, { storage: { sql } }: DurableObjectState): boolean {
  return (
    sql.exec("SELECT 1 FROM outbox UNION SELECT 1 FROM due WHERE at <= ?", Date.now()).toArray().length === 0
  );
}
