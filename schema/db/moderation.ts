import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * Every block of a player, with its reason. Whether somebody is blocked now stands in `users.blockedUntil`. A block
 * outlives the account: by the hash of its address it holds for the next account with that address. It is thrown away
 * limits.blockKeptMs after its end.
 */
export const blocks = sqliteTable(
  "blocks",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** SHA-256 of `users.emailLower`, hexadecimal. */
    emailHash: text().notNull(),
    adminId: integer().references(() => users.id, { onDelete: "set null" }),
    reason: text().notNull(),
    createdAt: integer().notNull(),
    /** Moved to now when the block is lifted. */
    blockedUntil: integer().notNull(),
  },
  (table) => [
    index("blocks_by_user").on(table.userId),
    index("blocks_by_admin").on(table.adminId),
    index("blocks_by_email").on(table.emailHash, table.blockedUntil),
    index("blocks_by_end").on(table.blockedUntil),
  ],
);
