import { createHash, randomBytes } from "node:crypto";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import type { Database } from "#store/db.ts";

/** A player in the database; nobody can sign in as it, since it has no password. */
export async function aUser(
  db: Database,
  username: string,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<number> {
  const email = `${username}@example.org`;
  const [{ id }] = await db
    .insert(users)
    .values({
      username,
      usernameLower: username.toLowerCase(),
      usernameSkeleton: skeletonOf(username),
      email,
      emailLower: email.toLowerCase(),
      passwordHash: "",
      registeredAt: 1_000,
      activatedAt: 2_000,
      ...more,
    })
    .returning({ id: users.id });
  return id;
}

/** The token of a new session of this player. */
export async function aSessionOf(db: Database, userId: number): Promise<string> {
  const token = randomBytes(limits.sessionTokenBytes).toString("hex");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const now = Date.now();
  await db
    .insert(sessions)
    .values({ tokenHash, userId, createdAt: now, expiresAt: now + limits.sessionLifetimeMs });
  return token;
}
