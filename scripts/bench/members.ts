import { createHash, randomBytes } from "node:crypto";
import { friendships } from "#schema/db/friendships.ts";
import { sessions } from "#schema/db/sessions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import type { Database } from "#store/db.ts";

/** A player with an account, signed in with a session. */
export type SignedIn = { id: number; name: string; token: string };

/** How many rows one statement inserts at most. */
const atOnce = 100;

/** Players of these names with activated accounts and a session each, written into the database of a site. */
export async function addMembers(
  db: Database,
  names: readonly string[],
  passwordHash: string,
): Promise<SignedIn[]> {
  const added: SignedIn[] = [];
  const now = Date.now();
  for (let first = 0; first < names.length; first += atOnce) {
    const some = names.slice(first, first + atOnce);
    const rows = await db
      .insert(users)
      .values(some.map((name) => userRow(name, passwordHash)))
      .returning({ id: users.id });
    const members = rows.map(({ id }, i) => ({
      id,
      name: some[i],
      token: randomBytes(limits.sessionTokenBytes).toString("hex"),
    }));
    await db.insert(sessions).values(
      members.map(({ id, token }) => ({
        tokenHash: createHash("sha256").update(token).digest("hex"),
        userId: id,
        createdAt: now,
        expiresAt: now + limits.sessionLifetimeMs,
      })),
    );
    added.push(...members);
  }
  return added;
}

/** Makes the two of each pair friends. */
export async function addFriendships(
  db: Database,
  pairs: readonly (readonly [SignedIn, SignedIn])[],
): Promise<void> {
  if (pairs.length === 0) return;
  const since = Date.now();
  await db.insert(friendships).values(
    pairs.map(([one, other]) => {
      const [lowId, highId] = [one.id, other.id].toSorted((a, b) => a - b);
      return { lowId, highId, since };
    }),
  );
}

/** A name of its own for each number, in letters, as names must be. */
export function numberedName(beginning: string, number: number): string {
  return `${beginning}${[...String(number)].map((digit) => "abefhkmstz"[Number(digit)]).join("")}`;
}

function userRow(name: string, passwordHash: string) {
  const email = `${name}@example.org`;
  return {
    username: name,
    usernameLower: name.toLowerCase(),
    usernameSkeleton: skeletonOf(name),
    email,
    emailLower: email.toLowerCase(),
    passwordHash,
    registeredAt: 1_000,
    activatedAt: 2_000,
  };
}
