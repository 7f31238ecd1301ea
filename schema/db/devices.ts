import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { browsers, systems } from "../device.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

/** The browsers in which somebody is signed in. Times in ms UTC. */
export const devices = sqliteTable(
  "devices",
  {
    /** Random, but no secret. */
    id: text().primaryKey(),
    /** Whose it is, a guest's or a user's; gone with them. */
    guestId: integer().references(() => guests.id, { onDelete: "cascade" }),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the credential that new tabs get their sessions by, hexadecimal; null where none stays signed in. */
    credentialHash: text().unique("devices_by_credential"),
    browser: text({ enum: browsers }),
    system: text({ enum: systems }),
    createdAt: integer().notNull(),
    lastUsedAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index("devices_by_guest").on(table.guestId),
    index("devices_by_user").on(table.userId),
    index("devices_by_expiry").on(table.expiresAt),
  ],
);
