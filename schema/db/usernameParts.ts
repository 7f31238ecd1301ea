import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * Every suffix of every username in lower case (ada, da, a), so that a search for any part of a name is a prefix
 * search, which an index can answer. Triggers on `users` maintain it (migration 0002); nothing else writes to it.
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
