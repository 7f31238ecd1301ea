import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { locales, type NoticeKind } from "../settings.ts";
import { devices } from "./devices.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

/** What a player wants to be pushed, and when not. Players without settings have no row. */
export const pushSettings = sqliteTable("push_settings", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The chosen kinds. */
  kinds: text({ mode: "json" }).$type<NoticeKind[]>().notNull(),
  /** The quiet hours in minutes after midnight in this time zone; all null if there are none. */
  quietFrom: integer(),
  quietTo: integer(),
  timeZone: text(),
});

/**
 * The browsers that a player's notices are pushed to. Each belongs to the device that stays signed in, or else to the
 * session in which it subscribed, and is deleted with it.
 */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Whoever knows it can push to the browser, though only what the browser can't decrypt. */
    endpoint: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Only where the device does not stay signed in, or the row was written before rows had devices. */
    sessionHash: text().references(() => sessions.tokenHash, { onDelete: "cascade" }),
    deviceId: text().references(() => devices.id, { onDelete: "cascade" }),
    /** The browser's public key and secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("push_subscriptions_by_user").on(table.userId),
    index("push_subscriptions_by_session").on(table.sessionHash),
    index("push_subscriptions_by_device").on(table.deviceId),
  ],
);
