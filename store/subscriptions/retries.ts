import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { limits } from "#schema/limits.ts";

/** How long to wait after so many failures (ms). */
export function retryAfter(failures: SQLWrapper): SQL {
  return sql`min(${limits.paymentRetryMaxMs}, ${limits.paymentRetryMinMs} << min(${failures}, 20))`;
}

/** What a statement selects for a new ending, which the provider has not refused. */
export const notRefused = {
  refusedSince: sql`null`.as("refused_since"),
  givenUpAt: sql`null`.as("given_up_at"),
};
