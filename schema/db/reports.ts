import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** What players report to moderation: another player, or a message of somebody. Thrown away limits.reportKeptMs later. */
export const reports = sqliteTable(
  "reports",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    reporterId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Who is reported; null for guests, who are known by the message alone, and for who was deleted. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The room of the message and its number there; empty and 0 where a player is reported. */
    room: text().notNull().default(""),
    messageId: integer().notNull().default(0),
    /** Whether a moderator has hidden the message. */
    isHidden: integer({ mode: "boolean" }).notNull().default(false),
    reason: text().notNull(),
    createdAt: integer().notNull(),
    /** When a moderator has decided; null as long as nobody has. */
    closedAt: integer(),
  },
  (table) => [
    // Who reports the same again has reported it.
    uniqueIndex("reports_open_of_reporter")
      .on(table.reporterId, table.subjectId, table.room, table.messageId)
      .where(sql`closed_at is null`),
    index("reports_by_reporter").on(table.reporterId),
    index("reports_by_subject").on(table.subjectId),
    index("reports_by_creation").on(table.createdAt),
    index("reports_open").on(table.createdAt).where(sql`closed_at is null`),
  ],
);

/** The message that was reported, and those around it, as they were then. */
export const reportedMessages = sqliteTable(
  "reported_messages",
  {
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    messageId: integer().notNull(),
    senderId: integer().references(() => users.id, { onDelete: "set null" }),
    /** What the server calls the guest who wrote it; null for others. */
    guestName: text(),
    body: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.messageId] }),
    index("reported_messages_by_sender").on(table.senderId),
  ],
);
