import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Two players who are friends, or one of whom has asked the other: one row a pair, whoever has asked. */
export const friendships = sqliteTable(
  "friendships",
  {
    /** The one of the two with the lower id. */
    lowId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    highId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which of the two has to answer; null when they are friends. */
    pendingId: integer(),
    /** Since when it stands so (ms UTC): asked, or friends. */
    since: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index("friendships_by_high").on(table.highId),
  ],
);
