import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * Which accounts somebody has signed in to on one day from the same address with the same kind of browser, for moderators:
 * they may be one person's. Deleted limits.signInMarkKeptMs after the sign-in.
 */
export const signInMarks = sqliteTable(
  "sign_in_marks",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A hash of the day's mark of the address (edge/services/addressMarks.ts) and of the kind of browser, hexadecimal. */
    mark: text().notNull(),
    /** ms UTC */
    lastAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mark] }),
    index("sign_in_marks_by_mark").on(table.mark, table.userId),
    index("sign_in_marks_by_time").on(table.lastAt),
  ],
);
