import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The daily keys of the hashes of callers' addresses. All Workers use the same key. It is deleted when its day ends,
 * and from then on nobody can find out whose address a hash was (edge/services/addressMarks.ts).
 */
export const addressKeys = sqliteTable("address_keys", {
  /** Days since 1970-01-01, UTC. */
  day: integer().primaryKey(),
  /** 256 random bits, hexadecimal. */
  key: text().notNull(),
});
