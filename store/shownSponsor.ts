import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import { users } from "#schema/db/users.ts";

/** A user who has the benefits of a sponsor now (ms UTC) and is shown as one: neither hides it nor is blocked. */
export function isShownSponsor(now: number): SQL | undefined {
  return and(
    gt(users.sponsorUntil, now),
    eq(users.hidesSponsoring, false),
    or(isNull(users.blockedUntil), lte(users.blockedUntil, now)),
    isNull(users.deletedAt),
  );
}
