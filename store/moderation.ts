import { aliasedTable, and, desc, eq, gt, inArray, lte, max, or, type SQL } from "drizzle-orm";
import { blockAddresses, blocks } from "#schema/db/moderation.ts";
import { pictures } from "#schema/db/pictures.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "./db.ts";

/** A block as it is imposed; times in ms UTC. */
export type Block = {
  userId: number;
  /** What the player's address is known by. */
  emailHash: string;
  adminId: number;
  reason: string;
  createdAt: number;
  blockedUntil: number;
};

/** Blocks a player and takes down its picture and description. */
export async function addBlock(db: Database, block: Block): Promise<void> {
  const { userId, blockedUntil } = block;
  await db.batch([
    db.insert(blocks).values(block),
    db.update(users).set({ blockedUntil, description: "" }).where(eq(users.id, userId)),
    db.delete(pictures).where(eq(pictures.userId, userId)),
  ]);
}

/** Ends all blocks of a player, or of its address, that last beyond `now`. */
export async function endBlocks(
  db: Database,
  { userId, emailHash }: Pick<Block, "userId" | "emailHash">,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(blocks)
      .set({ blockedUntil: now })
      .where(and(or(eq(blocks.userId, userId), holdsFor(db, emailHash)), gt(blocks.blockedUntil, now))),
    db.update(users).set({ blockedUntil: null }).where(eq(users.id, userId)),
  ]);
}

/** Up to `limit` blocks that last beyond `now`, the longest first; names are null for deleted players. */
export function findBlocks(db: Database, now: number, limit: number) {
  const admins = aliasedTable(users, "admins");
  return db
    .select({
      username: users.username,
      admin: admins.username,
      reason: blocks.reason,
      createdAt: blocks.createdAt,
      blockedUntil: blocks.blockedUntil,
    })
    .from(blocks)
    .leftJoin(users, eq(users.id, blocks.userId))
    .leftJoin(admins, eq(admins.id, blocks.adminId))
    .where(gt(blocks.blockedUntil, now))
    .orderBy(desc(blocks.blockedUntil))
    .limit(limit);
}

/** Until when blocks hold for an address that was blocked, in whatever account it was; null where none does. */
export async function findBlockOfEmail(db: Database, emailHash: string, now: number): Promise<number | null> {
  const [row] = await db
    .select({ until: max(blocks.blockedUntil) })
    .from(blocks)
    .where(and(holdsFor(db, emailHash), gt(blocks.blockedUntil, now)));
  return row.until;
}

/** Whether a block holds for an address, in whatever account. */
export function holdsFor(db: Database, emailHash: string): SQL | undefined {
  const further = db
    .select({ id: blockAddresses.blockId })
    .from(blockAddresses)
    .where(eq(blockAddresses.emailHash, emailHash));
  return or(eq(blocks.emailHash, emailHash), inArray(blocks.id, further));
}

/** Forgets blocks that ended at `endedAt` or before, with their reasons. */
export async function removeOldBlocks(db: Database, endedAt: number): Promise<void> {
  await db.delete(blocks).where(lte(blocks.blockedUntil, endedAt));
}

/** What moderation must know of a player. */
export async function findStanding(
  db: Database,
  userID: number,
): Promise<{ isAdmin: boolean; blockedUntil: number | null } | undefined> {
  const [row] = await db
    .select({ isAdmin: users.isAdmin, blockedUntil: users.blockedUntil })
    .from(users)
    .where(eq(users.id, userID));
  return row;
}

/** The player of this name, as a block needs to know it. */
export async function findBlockable(
  db: Database,
  username: string,
): Promise<{ id: number; username: string; emailLower: string; isAdmin: boolean } | undefined> {
  const [row] = await db
    .select({ id: users.id, username: users.username, emailLower: users.emailLower, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.usernameLower, username.toLowerCase()));
  return row;
}

/** Makes the player of this name an admin; false where there is none. */
export async function makeAdmin(db: Database, username: string): Promise<boolean> {
  const made = await db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(users.usernameLower, username.toLowerCase()))
    .returning({ id: users.id });
  return made.length > 0;
}
