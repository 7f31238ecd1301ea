import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/**
 * From where a user has signed in recently. Guessing passwords elsewhere makes nobody wait there. Addresses are
 * personal data, and a keyed hash is enough to recognise them. Deleted limits.knownAddressMs after the last sign-in.
 */
export const knownAddresses = sqliteTable(
  "known_addresses",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A keyed hash of the address as it is counted (edge/services/addressMarks.ts), hexadecimal. */
    addressHash: text().notNull(),
    /** ms UTC */
    lastAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index("known_addresses_by_time").on(table.lastAt),
  ],
);
