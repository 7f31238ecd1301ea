import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { devices } from "./devices.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

/** The sessions of signed-in users and guests. Only the client has the token itself. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    /** The owner, a guest or a user; the session is deleted with them. */
    guestId: integer().references(() => guests.id, { onDelete: "cascade" }),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** The browser that it belongs to, and is deleted with; null for sessions from before there were devices. */
    deviceId: text().references(() => devices.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("sessions_by_guest").on(table.guestId),
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
    index("sessions_by_device").on(table.deviceId),
  ],
);
