import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { browsers, deviceKinds, systems } from "../device.ts";
import { guests } from "./guests.ts";
import { users } from "./users.ts";

/** The browsers in which somebody is signed in. Times in ms UTC. */
export const devices = sqliteTable(
  "devices",
  {
    /** Random, but not secret. */
    id: text().primaryKey(),
    /** The owner, a guest or a user; the device is deleted with them. */
    guestId: integer().references(() => guests.id, { onDelete: "cascade" }),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /**
     * SHA-256 of the credential with which new tabs get their sessions, hexadecimal; null if the device does not stay
     * signed in.
     */
    credentialHash: text().unique("devices_by_credential"),
    browser: text({ enum: browsers }),
    system: text({ enum: systems }),
    kind: text({ enum: deviceKinds }),
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
