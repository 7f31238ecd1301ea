import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pictureTypes } from "../settings.ts";
import { users } from "./users.ts";

/** The picture that a player put up: nothing but the picture, as it came through the check of its bytes. */
export const pictures = sqliteTable("pictures", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the bytes, hexadecimal: what caches know the picture by. */
  key: text().notNull(),
  type: text({ enum: pictureTypes }).notNull(),
  bytes: blob({ mode: "buffer" }).notNull(),
});
