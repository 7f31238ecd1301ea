import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { locales, type NoticeKind } from "../settings.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

/** What a player wants to be pushed, and when not. Who has set nothing has no row. */
export const pushSettings = sqliteTable("push_settings", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What is chosen. */
  kinds: text({ mode: "json" }).$type<NoticeKind[]>().notNull(),
  /** The quiet hours in minutes after midnight of this time zone; all null where there are none. */
  quietFrom: integer(),
  quietTo: integer(),
  timeZone: text(),
});

/** The browsers that a player's notices are pushed to. Each belongs to the session in it, and goes with that. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Whoever knows it can push to the browser, if only what that can't decrypt. */
    endpoint: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /** The browser's public key and secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("push_subscriptions_by_user").on(table.userId),
    index("push_subscriptions_by_session").on(table.sessionHash),
  ],
);
