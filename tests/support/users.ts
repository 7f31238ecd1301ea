import { createHash, randomBytes, scryptSync } from "node:crypto";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import type { Database } from "#store/db.ts";
import type { NewDevice } from "#store/devices.ts";
import { type Answer, call } from "./api.ts";

/** The password of every player made by `aUser`. */
export const thePassword = "Kugel+Loch";

const passwordHash = quickHash(thePassword);

/** A player in the database. */
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
      passwordHash,
      // The site deletes accounts that were not activated for long, and looks for them every minute.
      registeredAt: more.activatedAt === null ? Date.now() : 1_000,
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

/** A password hash that is quick to check: it states its own cost. */
export function quickHash(password: string): string {
  const hash = scryptSync(password, Buffer.of(0), 32, { N: 16, r: 1, p: 1 });
  return ["scrypt", 16, 1, 1, "00", hash.toString("hex")].join("$");
}

/** A device that stays signed in, as the store takes it; its id and its credential derive from this name. */
export function aDevice(name: string, createdAt: number, expiresAt: number): NewDevice {
  return {
    id: name,
    credentialHash: `credential of ${name}`,
    browser: null,
    system: null,
    kind: null,
    createdAt,
    expiresAt,
  };
}

/** Deletes an account by the call of its owner. */
export function deleteAccount(url: string, token: string, password = thePassword): Promise<Answer> {
  return call(url, "deleteUser", { method: "DELETE", token, body: { password } });
}
