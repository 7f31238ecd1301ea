import { and, eq, gt, isNull } from "drizzle-orm";
import type { RecordedMove } from "#schema/db/games.ts";
import { gameRecords, gameSeats } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { users } from "#schema/db/users.ts";
import type { Draw } from "#schema/draw.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { guestIdentity, userIdentity } from "./identities.ts";
import { packGame, unpackGame } from "./packedGame.ts";

/** What libSQL keeps of a finished game for its room. */
export interface ArchivedGame {
  seed: string;
  seedHash: string;
  draw: Draw | null;
  moves: readonly RecordedMove[];
  /** What the room itself has stored there. */
  room: unknown;
  /** Who sits on each seat, then who was replaced; null for a bot or a deleted account. */
  people: (Identity | null)[];
}

/** Whether a finished game is kept with all that its room needs to open again. */
export async function isArchived(db: Database, gameID: number): Promise<boolean> {
  return (await findArchivedGame(db, gameID)) !== undefined;
}

/** The finished game for its room; undefined if it is not kept, or from before rooms stored what they need. */
export async function findArchivedGame(db: Database, gameID: number): Promise<ArchivedGame | undefined> {
  const [record] = await db.select().from(gameRecords).where(eq(gameRecords.gameId, gameID));
  if (record === undefined) return undefined;
  const { moves, draw = null, room } = await unpackGame(record.log);
  if (room === undefined) return undefined;
  const rows = await db
    .select({
      guestID: guests.id,
      number: guests.number,
      guestName: guests.name,
      guestNameVersion: guests.nameVersion,
      userID: users.id,
      username: users.username,
      nameVersion: users.nameVersion,
    })
    .from(gameSeats)
    // The rooms of an account that has ended are told once; one that opens later must not learn the name again.
    .leftJoin(users, and(eq(users.id, gameSeats.userId), isNull(users.deletedAt)))
    .leftJoin(guests, eq(guests.id, gameSeats.guestId))
    .where(eq(gameSeats.gameId, gameID))
    .orderBy(gameSeats.seat);
  const people = rows.map(({ guestID, number, userID, username, nameVersion, ...guest }) => {
    if (userID !== null && username !== null) return userIdentity(userID, username, nameVersion ?? 0);
    return guestID !== null && number !== null ? guestIdentity(guestID, { ...guest, number }) : null;
  });
  return { seed: record.seed, seedHash: record.seedHash, draw, moves, room, people };
}

/**
 * Changes what rooms have stored with their games: in the next `limit` records after the one of game `after`.
 * @returns the last of these games; undefined if there is none any more
 */
export async function changeArchives(
  db: Database,
  { after, limit }: { after: number; limit: number },
  change: (room: unknown) => unknown,
): Promise<number | undefined> {
  const { gameId, log } = gameRecords;
  const records = await db
    .select({ gameId, log })
    .from(gameRecords)
    .where(gt(gameId, after))
    .orderBy(gameId)
    .limit(limit);
  const changes = records.map(async (record) => {
    const { room, ...game } = await unpackGame(record.log);
    const log = room === undefined ? record.log : await packGame({ ...game, room: change(room) });
    const isChanged = log !== record.log;
    return isChanged ? [db.update(gameRecords).set({ log }).where(eq(gameId, record.gameId))] : [];
  });
  const [first, ...others] = (await Promise.all(changes)).flat();
  if (first !== undefined) await db.batch([first, ...others]);
  return records.at(-1)?.gameId;
}
