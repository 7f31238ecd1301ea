import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Wrong passwords, mails asked for and games that guests begin, counted, so that trying again and again gets slower and slower. */
export const failedAttempts = sqliteTable(
  "failed_attempts",
  {
    /** What they count for: an account, an address, or both, in words (`edge/services/attempts.ts`, `mailAttempts.ts`, `guestGames.ts`). */
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** The next one is not looked at before this moment (ms UTC). */
    nextAt: integer().notNull(),
    /** When it is forgotten. */
    expiresAt: integer().notNull(),
  },
  (table) => [index("failed_attempts_by_expiry").on(table.expiresAt)],
);
