import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { NewWaitingGame } from "../protocol/waitingGame.ts";
import { users } from "./users.ts";

const user = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A kind of waiting room that a user has given a name, to open it again with one press. */
export const ownTables = sqliteTable(
  "own_tables",
  {
    /** Random, so that it can be given before the row is written. */
    id: text().primaryKey(),
    userId: user(),
    name: text().notNull(),
    game: text({ mode: "json" }).$type<NewWaitingGame>().notNull(),
    /** ms UTC */
    createdAt: integer().notNull(),
  },
  (table) => [index("own_tables_by_user").on(table.userId, table.createdAt)],
);

/** Whom the owner of such a table invites whenever it opens. */
export const ownTableGuests = sqliteTable(
  "own_table_guests",
  {
    tableId: text()
      .notNull()
      .references(() => ownTables.id, { onDelete: "cascade" }),
    userId: user(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.userId] }),
    index("own_table_guests_by_user").on(table.userId),
  ],
);
