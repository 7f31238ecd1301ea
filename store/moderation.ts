import {
  aliasedTable,
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  max,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { blockAddresses, blocks, moderationLog } from "#schema/db/moderation.ts";
import { pictures } from "#schema/db/pictures.ts";
import { reports } from "#schema/db/reports.ts";
import { users } from "#schema/db/users.ts";
import type { NewJob } from "#schema/jobs.ts";
import type { Database } from "./db.ts";
import { addJob, addJobIfUser } from "./jobs.ts";

/** A block to impose; times in ms UTC. */
export type Block = {
  userId: number;
  /** The hash of the player's address. */
  emailHash: string;
  adminId: number;
  reason: string;
  createdAt: number;
  blockedUntil: number;
};

/** A moderator's action: on whom, and because of which report, if any. */
export type NewModerationAction = Omit<typeof moderationLog.$inferInsert, "id">;

/** The columns of a logged action that a statement writes with what it selects. */
export function logRow({
  moderatorId = null,
  action,
  subjectId = null,
  reportId = null,
  reason,
  createdAt,
}: NewModerationAction) {
  return {
    id: sql`null`.as("id"),
    moderatorId: sql`${moderatorId}`.as("moderator_id"),
    action: sql`${action}`.as("action"),
    subjectId: sql`${subjectId}`.as("subject_id"),
    reportId: sql`${reportId}`.as("report_id"),
    reason: sql`${reason}`.as("reason"),
    createdAt: sql`${createdAt}`.as("created_at"),
  };
}

/** Whether nobody has decided on a report yet. */
export function isOpenReport(reportId: number): SQL | undefined {
  return and(eq(reports.id, reportId), isNull(reports.closedAt));
}

/**
 * Blocks a player, removes picture and description, and logs the moderator; closes the report that led to it. An earlier
 * block that lasts longer goes on: only `endBlocks` ends one.
 * @returns false, and stores nothing, where the player is gone, or somebody has decided on the report before
 */
export async function addBlock(db: Database, block: Block, reportId: number | null = null): Promise<boolean> {
  const { userId, emailHash, adminId, reason, createdAt, blockedUntil } = block;
  const open =
    reportId === null
      ? undefined
      : exists(db.select({ id: reports.id }).from(reports).where(isOpenReport(reportId)));
  const isThis = and(eq(users.id, userId), open);
  const row = {
    id: sql`null`.as("id"),
    userId: users.id,
    emailHash: sql`${emailHash}`.as("email_hash"),
    adminId: sql`${adminId}`.as("admin_id"),
    reason: sql`${reason}`.as("reason"),
    createdAt: sql`${createdAt}`.as("created_at"),
    blockedUntil: sql`${blockedUntil}`.as("blocked_until"),
  };
  const logged = logRow({
    moderatorId: adminId,
    action: "block",
    subjectId: userId,
    reportId,
    reason,
    createdAt,
  });
  const [, , , , changed] = await db.batch([
    db.insert(blocks).select(db.select(row).from(users).where(isThis)),
    db.insert(moderationLog).select(db.select(logged).from(users).where(isThis)),
    addJobIfUser(db, isThis, tellingModerationStatus(userId), createdAt),
    db.delete(pictures).where(and(eq(pictures.userId, userId), open)),
    db
      .update(users)
      .set({
        blockedUntil: sql`max(coalesce(${users.blockedUntil}, 0), ${blockedUntil})`,
        description: "",
      })
      .where(isThis)
      .returning({ id: users.id }),
    // Last, because everything before it happens only while the report is open.
    db
      .update(reports)
      .set({ closedAt: createdAt })
      .where(
        and(
          isOpenReport(reportId ?? 0),
          exists(db.select({ id: users.id }).from(users).where(eq(users.id, userId))),
        ),
      ),
  ]);
  return changed.length > 0;
}

/** The job that tells rooms a player's new moderation status. */
export function tellingModerationStatus(userID: number): NewJob {
  return { kind: "tellModerationStatus", payload: { userID } };
}

/**
 * Ends all blocks of a player, or of their address, that last beyond `now`, and logs the moderator: only the first of two
 * who do it at once.
 */
export async function endBlocks(
  db: Database,
  { userId, emailHash, moderatorId }: Pick<Block, "userId" | "emailHash"> & { moderatorId: number },
  now: number,
): Promise<void> {
  const isEnded = and(or(eq(blocks.userId, userId), holdsFor(db, emailHash)), gt(blocks.blockedUntil, now));
  const isBlocked = exists(db.select({ id: blocks.id }).from(blocks).where(isEnded));
  const isThis = eq(users.id, userId);
  const logged = logRow({ moderatorId, action: "unblock", subjectId: userId, reason: "", createdAt: now });
  await db.batch([
    db.insert(moderationLog).select(db.select(logged).from(users).where(and(isThis, isBlocked))),
    addJobIfUser(db, and(isThis, isBlocked), tellingModerationStatus(userId), now),
    db.update(blocks).set({ blockedUntil: now }).where(isEnded),
    db.update(users).set({ blockedUntil: null }).where(isThis),
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

/** Until when blocks apply to an address, in whatever account it was; null if none does. */
export async function findBlockOfEmail(db: Database, emailHash: string, now: number): Promise<number | null> {
  const [row] = await db
    .select({ until: max(blocks.blockedUntil) })
    .from(blocks)
    .where(and(holdsFor(db, emailHash), gt(blocks.blockedUntil, now)));
  return row.until;
}

/** Whether a block applies to an address, in whatever account. */
export function holdsFor(db: Database, emailHash: string): SQL | undefined {
  const further = db
    .select({ id: blockAddresses.blockId })
    .from(blockAddresses)
    .where(eq(blockAddresses.emailHash, emailHash));
  return or(eq(blocks.emailHash, emailHash), inArray(blocks.id, further));
}

/** Deletes blocks that ended at `endedAt` or before, with their reasons. */
export async function removeOldBlocks(db: Database, endedAt: number): Promise<void> {
  await db.delete(blocks).where(lte(blocks.blockedUntil, endedAt));
}

/** What moderation needs to know about a player. */
export async function findModerationStatus(
  db: Database,
  userID: number,
): Promise<{ isAdmin: boolean; isModerator: boolean; blockedUntil: number | null } | undefined> {
  const [row] = await db
    .select({ isAdmin: users.isAdmin, isModerator: users.isModerator, blockedUntil: users.blockedUntil })
    .from(users)
    .where(eq(users.id, userID));
  return row;
}

/** The player of this name, as needed for a block. */
export async function findBlockable(
  db: Database,
  username: string,
): Promise<
  | {
      id: number;
      username: string;
      nameVersion: number;
      emailLower: string;
      isAdmin: boolean;
      isModerator: boolean;
    }
  | undefined
> {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      nameVersion: users.nameVersion,
      emailLower: users.emailLower,
      isAdmin: users.isAdmin,
      isModerator: users.isModerator,
    })
    .from(users)
    .where(eq(users.usernameLower, username.toLowerCase()));
  return row;
}

/** Makes the player of this name an admin; false if there is none. */
export async function makeAdmin(db: Database, username: string): Promise<boolean> {
  return (await setRoles(db, username, { isAdmin: true })) !== undefined;
}

/** Makes the player of this name a moderator; false if there is none. */
export async function makeModerator(db: Database, username: string): Promise<boolean> {
  return (await setRoles(db, username, { isModerator: true })) !== undefined;
}

type Roles = { isAdmin: boolean; isModerator: boolean };

/** Takes both roles from the player of this name. @returns those that there were; undefined if there is no such player */
export function removeRoles(db: Database, username: string): Promise<Roles | undefined> {
  return setRoles(db, username, { isAdmin: false, isModerator: false });
}

/** @returns the roles before */
async function setRoles(db: Database, username: string, to: Partial<Roles>): Promise<Roles | undefined> {
  const found = await findBlockable(db, username);
  if (found === undefined) return undefined;
  await db.batch([
    db.update(users).set(to).where(eq(users.id, found.id)),
    addJob(db, tellingModerationStatus(found.id), Date.now()),
  ]);
  return found;
}
