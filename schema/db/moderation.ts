import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moderationActions } from "../moderationActions.ts";
import { reports } from "./reports.ts";
import { users } from "./users.ts";

/**
 * Every block of a player, with its reason. `users.blockedUntil` says whether somebody is blocked now. A block outlives
 * the account: by the hash of its address it also applies to the next account with that address, or with one that the
 * account has had since (`blockAddresses`). It is deleted limits.blockKeptMs after its end.
 */
export const blocks = sqliteTable(
  "blocks",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The hash of the address (SHA-256 of `boxOf`, hexadecimal). */
    emailHash: text().notNull(),
    adminId: integer().references(() => users.id, { onDelete: "set null" }),
    reason: text().notNull(),
    createdAt: integer().notNull(),
    /** Set to now when the block is lifted. */
    blockedUntil: integer().notNull(),
  },
  (table) => [
    index("blocks_by_user").on(table.userId),
    index("blocks_by_admin").on(table.adminId),
    index("blocks_by_email").on(table.emailHash, table.blockedUntil),
    index("blocks_by_end").on(table.blockedUntil),
  ],
);

/** Further addresses that a block applies to: those that a blocked player has changed to. */
export const blockAddresses = sqliteTable(
  "block_addresses",
  {
    blockId: integer()
      .notNull()
      .references(() => blocks.id, { onDelete: "cascade" }),
    emailHash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockId, table.emailHash] }),
    index("block_addresses_by_email").on(table.emailHash),
  ],
);

/** All actions of moderators. Deleted after limits.reportKeptMs. */
export const moderationLog = sqliteTable(
  "moderation_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    moderatorId: integer().references(() => users.id, { onDelete: "set null" }),
    action: text("deed", { enum: moderationActions }).notNull(),
    /** The player that it concerns. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    reportId: integer().references(() => reports.id, { onDelete: "set null" }),
    reason: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("moderation_log_by_moderator").on(table.moderatorId),
    index("moderation_log_by_subject").on(table.subjectId),
    index("moderation_log_by_report").on(table.reportId),
    index("moderation_log_by_creation").on(table.createdAt),
  ],
);
