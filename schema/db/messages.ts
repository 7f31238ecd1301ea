import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * The messages of channels and chats, as their rooms have brought them here: nothing waits for it, and no room reads it. A
 * guest's, and those of a player who was deleted, have no sender.
 */
export const messages = sqliteTable(
  "messages",
  {
    /** The room's name, and the message's number in it, which its room gives once. */
    room: text().notNull(),
    number: integer().notNull(),
    senderId: integer().references(() => users.id, { onDelete: "set null" }),
    body: text().notNull(),
    createdAt: integer().notNull(),
    /** When it is thrown away; null for what stays. */
    expiresAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.number] }),
    index("messages_by_sender").on(table.senderId, table.room),
    index("messages_by_expiry").on(table.expiresAt),
  ],
);
