import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { messages } from "#schema/db/messages.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";

/** A message as its room copies it; `senderID` is a user's; times in ms UTC. */
export type StoredMessage = {
  number: number;
  senderID: number | null;
  body: string;
  createdAt: number;
  expiresAt: number | null;
};

/**
 * Stores messages of a room; existing ones stay unchanged. A sender whose account was deleted meanwhile becomes null.
 */
export async function addMessages(
  db: Database,
  room: string,
  added: readonly StoredMessage[],
): Promise<void> {
  const rows = added.map(({ senderID, ...message }) => ({
    ...message,
    room,
    senderId: sql<number | null>`(select ${users.id} from ${users} where ${users.id} = ${senderID})`,
  }));
  await db.insert(messages).values(rows).onConflictDoNothing();
}

/**
 * Deletes a message's text and sender. One that is not stored yet is stored without them, so that a copy of it that is on
 * its way (one that has timed out may still arrive) brings nothing back.
 * @param now ms UTC
 */
export async function hideMessage(db: Database, room: string, number: number, now: number): Promise<void> {
  const hidden = { body: "", senderId: null };
  const expiresAt = now + limits.channelMessagesStoredMs;
  await db
    .insert(messages)
    .values({ room, number, ...hidden, createdAt: now, expiresAt })
    .onConflictDoUpdate({ target: [messages.room, messages.number], set: hidden });
}

/** The names of all rooms in which a user has written. */
export async function roomsWrittenIn(db: Database, userID: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ room: messages.room })
    .from(messages)
    .where(eq(messages.senderId, userID));
  return rows.map(({ room }) => room);
}

/** Deletes up to `limit` messages of a room. @returns whether there may be more */
export async function removeMessages(db: Database, room: string, limit: number): Promise<boolean> {
  const some = db
    .select({ number: messages.number })
    .from(messages)
    .where(eq(messages.room, room))
    .orderBy(messages.number)
    .limit(limit);
  const { rowsAffected } = await db
    .delete(messages)
    .where(and(eq(messages.room, room), inArray(messages.number, some)));
  return rowsAffected >= limit;
}

/** Deletes what has expired by `now`. */
export async function removeOldMessages(db: Database, now: number): Promise<void> {
  await db.delete(messages).where(lte(messages.expiresAt, now));
}
