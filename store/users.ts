import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { users } from "#schema/db/users.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import type { Locale } from "#schema/settings.ts";
import type { Database } from "./db.ts";

/** Everything that is kept of a user. */
export type User = typeof users.$inferSelect;

/** What an account begins with. Times in ms UTC. */
export type NewUser = {
  username: string;
  email: string;
  passwordHash: string;
  locale: Locale;
  registeredAt: number;
  blockedUntil: number | null;
};

/** Adds an account that is not activated yet, and gives its id; undefined where its name or address is taken. */
export async function addUser(
  db: Database,
  { username, email, ...user }: NewUser,
): Promise<number | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, ...namesOf(username), ...addressesOf(email) })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id;
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The user of exactly this name, whatever its case. */
export async function findUserByName(db: Database, username: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.usernameLower, username.toLowerCase()));
  return user;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.emailLower, email.toLowerCase()));
  return user;
}

/** Renames a user; false where the name or a look-alike is another's. */
export async function renameUser(db: Database, id: number, username: string): Promise<boolean> {
  return isDone(db.update(users).set(namesOf(username)).where(eq(users.id, id)));
}

/** Notes that a user has just signed in. */
export async function noteLogin(db: Database, id: number, now: number): Promise<void> {
  await db.update(users).set({ lastLoginAt: now }).where(eq(users.id, id));
}

/** Sets a new password; `confirmedAt` (ms UTC) activates an account that was not active yet. */
export async function setPasswordHash(
  db: Database,
  id: number,
  passwordHash: string,
  confirmedAt: number | null = null,
): Promise<void> {
  const activatedAt = sql`coalesce(${users.activatedAt}, ${confirmedAt})`;
  await db.update(users).set({ passwordHash, activatedAt }).where(eq(users.id, id));
}

/**
 * Confirms the address of a user; `email` may be a new one, and `blockedUntil` is how long moderation blocks it. False
 * where it is another's by now.
 */
export async function confirmAddress(
  db: Database,
  id: number,
  { email, blockedUntil }: { email: string; blockedUntil: number | null },
  now: number,
): Promise<boolean> {
  const confirmed = {
    ...addressesOf(email),
    activatedAt: now,
    // A new address ends no block.
    blockedUntil: sql`nullif(max(coalesce(${users.blockedUntil}, 0), ${blockedUntil ?? 0}), 0)`,
  };
  return isDone(db.update(users).set(confirmed).where(eq(users.id, id)));
}

/** Deletes the accounts that were made by `before` and never used. */
export async function removeUnusedUsers(db: Database, before: number): Promise<void> {
  await db
    .delete(users)
    .where(and(isNull(users.activatedAt), isNull(users.lastLoginAt), lte(users.registeredAt, before)));
}

function namesOf(username: string) {
  return {
    username,
    usernameLower: username.toLowerCase(),
    usernameSkeleton: skeletonOf(username),
  };
}

function addressesOf(email: string) {
  return { email, emailLower: email.toLowerCase() };
}

/** Whether a change got through, or met with what is another's. */
async function isDone(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes("UNIQUE constraint failed")) return true;
  }
  return false;
}
