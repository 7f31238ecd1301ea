import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pictureTypes } from "../settings.ts";
import { users } from "./users.ts";

/** A player's uploaded picture: its image data only, as it passed the check of its bytes. */
export const pictures = sqliteTable("pictures", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the bytes, hexadecimal: the ETag of the picture. */
  key: text().notNull(),
  type: text({ enum: pictureTypes }).notNull(),
  bytes: blob({ mode: "buffer" }).notNull(),
});
