import { users } from "#schema/db/users.ts";
import type { Database } from "./db.ts";
import { isShownSponsor } from "./shownSponsor.ts";

/** The names of all who are shown as sponsors, in the order of the alphabet. */
export async function findSponsors(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(isShownSponsor(now))
    .orderBy(users.usernameLower);
  return rows.map(({ username }) => username);
}
