import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Two players who are friends, or one of whom has sent a request to the other: one row per pair. */
export const friendships = sqliteTable(
  "friendships",
  {
    /** The player of the two with the lower id. */
    lowId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    highId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Who of the two has to answer; null if they are friends. */
    pendingId: integer(),
    /** Since when they are friends, or the request is open (ms UTC). */
    since: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index("friendships_by_high").on(table.highId),
    index("friendships_confirmed").on(table.lowId).where(sql`pending_id is null`),
  ],
);
