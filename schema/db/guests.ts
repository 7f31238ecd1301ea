import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** A player without an account. */
export const guests = sqliteTable(
  "guests",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The number that tells guests apart on a screen: «Gast 4821». Not unique. */
    number: integer().notNull(),
    /** The name that the guest has chosen, which is shown as that of a guest; how often that was. */
    name: text(),
    nameVersion: integer().notNull().default(0),
    createdAt: integer().notNull(),
    /** The account that the guest has created: signing in to it, from anywhere, takes over what the guest has begun. */
    becomesUserId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The account that the guest has become: whoever still says that the guest sits somewhere means that one. */
    becameUserId: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("guests_by_user").on(table.becomesUserId),
    index("guests_by_user_become").on(table.becameUserId),
    index("guests_by_creation").on(table.createdAt),
  ],
);
