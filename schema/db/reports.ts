import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Players' reports to moderation: about another player, or about a message. Deleted after limits.reportKeptMs. */
export const reports = sqliteTable(
  "reports",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    reporterId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The reported player; null for guests, who are known only by the message, and for deleted accounts. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The room of the message and its number there; empty and 0 if a player is reported. */
    room: text().notNull().default(""),
    messageId: integer().notNull().default(0),
    /** Whether a moderator has hidden the message. */
    isHidden: integer({ mode: "boolean" }).notNull().default(false),
    reason: text().notNull(),
    createdAt: integer().notNull(),
    /** When a moderator decided; null until then. */
    closedAt: integer(),
  },
  (table) => [
    // A repeated report is the same report. Of those without a subject the index takes none for the same, and must not:
    // of one reporter there may be several about accounts that were deleted. addReport looks for a guest's message.
    uniqueIndex("reports_open_of_reporter")
      .on(table.reporterId, table.subjectId, table.room, table.messageId)
      .where(sql`closed_at is null`),
    index("reports_by_reporter").on(table.reporterId),
    index("reports_by_subject").on(table.subjectId),
    index("reports_by_creation").on(table.createdAt),
    index("reports_open").on(table.createdAt).where(sql`closed_at is null`),
  ],
);

/** The reported message and those around it, as they were at the time. */
export const reportedMessages = sqliteTable(
  "reported_messages",
  {
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    messageId: integer().notNull(),
    senderId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The server's name of the guest who wrote it; null for others. */
    guestName: text(),
    body: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.messageId] }),
    index("reported_messages_by_sender").on(table.senderId),
  ],
);
