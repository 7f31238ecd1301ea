import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * Every ending of every username in lower case (ada, da, a), so that a search for any part of a name is a search for a
 * beginning, which an index answers. Triggers on `users` keep it (migration 0002); nothing else writes it.
 */
export const usernameParts = sqliteTable(
  "username_parts",
  {
    part: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.part, table.userId] }),
    index("username_parts_by_user").on(table.userId),
  ],
);
