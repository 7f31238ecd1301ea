import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Wrong passwords, counted by account and by address, so that guessing gets slower and slower. */
export const failedAttempts = sqliteTable(
  "failed_attempts",
  {
    /** `user <id>` or `address <hash of it>`. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** No password is looked at before this moment (ms UTC). */
    nextAt: integer().notNull(),
    /** When it is forgotten. */
    expiresAt: integer().notNull(),
  },
  (table) => [index("failed_attempts_by_expiry").on(table.expiresAt)],
);
