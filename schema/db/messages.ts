import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * Messages of channels and chats, as their rooms have copied them here. Nothing waits for that, and no room reads them
 * back. A message has no sender if a guest wrote it or its author's account was deleted.
 */
export const messages = sqliteTable(
  "messages",
  {
    /** The room's name, and the message's number there, which its room gives only once. */
    room: text().notNull(),
    number: integer().notNull(),
    senderId: integer().references(() => users.id, { onDelete: "set null" }),
    body: text().notNull(),
    createdAt: integer().notNull(),
    /** When it is deleted; null for never. */
    expiresAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.number] }),
    index("messages_by_sender").on(table.senderId, table.room),
    index("messages_by_expiry").on(table.expiresAt),
  ],
);
