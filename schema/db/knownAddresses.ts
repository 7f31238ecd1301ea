import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * From where a user has signed in lately. Whoever guesses a password elsewhere makes nobody wait there. Addresses are
 * personal; a keyed hash is enough to know them again. Gone limits.knownAddressMs after the last time.
 */
export const knownAddresses = sqliteTable(
  "known_addresses",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A keyed hash of what the address counts under (edge/services/addressMarks.ts), hexadecimal. */
    addressHash: text().notNull(),
    /** ms UTC */
    lastAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index("known_addresses_by_time").on(table.lastAt),
  ],
);
