import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Whom a player has muted. */
export const mutes = sqliteTable(
  "mutes",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mutedId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** ms UTC */
    since: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mutedId] }),
    index("mutes_by_muted").on(table.mutedId),
  ],
);
