import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { guests } from "./guests.ts";

/** Who is signed in. The token itself is kept by the client alone. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    /** Whose session it is; gone with the guest. */
    guestId: integer().references(() => guests.id, { onDelete: "cascade" }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index("sessions_by_guest").on(table.guestId), index("sessions_by_expiry").on(table.expiresAt)],
);
