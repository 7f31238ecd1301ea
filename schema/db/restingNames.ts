import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * Names that were given up, by renaming or with the account. Until the end nobody takes one but its last owner, who would
 * otherwise be mistaken for somebody else. Of a deleted account only this is left. Deleted after the end.
 */
export const restingNames = sqliteTable(
  "resting_names",
  {
    /** What all names with the same looks share (`users.usernameSkeleton`). */
    skeleton: text().primaryKey(),
    /** The last owner; null if the account is deleted. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The end, limits.nameRestMs later (ms UTC). */
    until: integer().notNull(),
  },
  (table) => [
    index("resting_names_by_user").on(table.userId, table.until),
    index("resting_names_by_end").on(table.until),
  ],
);
