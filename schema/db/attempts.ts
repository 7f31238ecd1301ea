import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Counters of wrong passwords, requested mails and games that guests begin, so that repeating them gets slower and
 * slower.
 */
export const failedAttempts = sqliteTable(
  "failed_attempts",
  {
    /**
     * The key of the counter: an account, an address, or both, as text (`edge/services/attempts.ts`, `mailAttempts.ts`,
     * `guestGames.ts`).
     */
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** No attempt is allowed before this time (ms UTC). */
    nextAt: integer().notNull(),
    /** When the counter is deleted. */
    expiresAt: integer().notNull(),
  },
  (table) => [index("failed_attempts_by_expiry").on(table.expiresAt)],
);
