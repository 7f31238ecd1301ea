import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What callers' addresses are hashed with on each day. All Workers count with the same key; it is thrown away with its day,
 * and from then on nobody can find out whose address a hash was (edge/services/addressMarks.ts).
 */
export const addressKeys = sqliteTable("address_keys", {
  /** Days since 1970, UTC. */
  day: integer().primaryKey(),
  /** 256 random bits, hexadecimal. */
  key: text().notNull(),
});
