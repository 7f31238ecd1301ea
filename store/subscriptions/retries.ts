import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { limits } from "#schema/limits.ts";

/** How long to wait after so many failures (ms). */
export function retryAfter(failures: SQLWrapper): SQL {
  return sql`min(${limits.paymentRetryMaxMs}, ${limits.paymentRetryMinMs} << min(${failures}, 20))`;
}
