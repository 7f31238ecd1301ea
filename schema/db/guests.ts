import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** A player without an account. */
export const guests = sqliteTable("guests", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** What tells guests apart on a screen: «Gast 4821». Not unique. */
  number: integer().notNull(),
  createdAt: integer().notNull(),
});
