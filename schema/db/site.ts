import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The row by which this database and the site's rooms recognise each other (party/site/). */
export const site = sqliteTable("site", {
  /** Always 1. */
  row: integer().primaryKey(),
  /** 128 random bits, hexadecimal; null until rooms have met this database. */
  id: text(),
  /** Whether the operator wants it to continue with rooms that know more than it does (`npm run rejoin`). */
  isToRejoin: integer({ mode: "boolean" }).notNull().default(false),
});
