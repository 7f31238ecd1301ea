import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { colorSchemes, type Locale, locales } from "../settings.ts";

/** A player with an account. Pictures are kept elsewhere, so that a row stays small. Times in ms UTC. */
export const users = sqliteTable(
  "users",
  {
    /** Never given twice, so that nothing that was a deleted player's becomes another's. */
    id: integer().primaryKey({ autoIncrement: true }),
    /** As everybody reads it. */
    username: text().notNull(),
    /** In lower case, for signing in and searching: SQLite's own lower() knows ASCII alone. */
    usernameLower: text().notNull(),
    /** What all names that look like this one have in common, so that only one of them can be taken. */
    usernameSkeleton: text().notNull(),
    /** As mails are sent to it. */
    email: text().notNull(),
    emailLower: text().notNull(),
    /** scrypt, with its parameters and salt. */
    passwordHash: text().notNull(),
    registeredAt: integer().notNull(),
    lastLoginAt: integer(),
    /** When the address was confirmed; null as long as it is not. */
    activatedAt: integer(),
    isAdmin: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether it may do what moderators do. Admins may, too. */
    isModerator: integer({ mode: "boolean" }).notNull().default(false),
    /** When it was made an admin or a moderator, until the rooms have heard of it. */
    promotedAt: integer(),
    /** When the account was deleted; its row goes when all rooms have heard of it. */
    deletedAt: integer(),
    /** Until when moderation keeps this player from writing and the like; null or past when it does not. */
    blockedUntil: integer(),
    locale: text({ enum: locales }).notNull().default("de"),
    colorScheme: text({ enum: colorSchemes }).notNull().default("system"),
    isColorBlind: integer({ mode: "boolean" }).notNull().default(false),
    /** In which languages rough words in messages are covered. */
    wordFilter: text({ mode: "json" }).$type<Locale[]>().notNull().default([]),
    /** Where the own seat lies on the screen at tables of 4 and of 6; -1 turns nothing. */
    defaultPosition4: integer().notNull().default(1),
    defaultPosition6: integer().notNull().default(0),
    description: text().notNull().default(""),
    mailsNews: integer({ mode: "boolean" }).notNull().default(true),
    mailsTournamentNews: integer({ mode: "boolean" }).notNull().default(true),
    mailsTournamentInvitations: integer({ mode: "boolean" }).notNull().default(true),
    mailsSponsoring: integer({ mode: "boolean" }).notNull().default(true),
    mailsMessages: integer({ mode: "boolean" }).notNull().default(true),
    mailsFriendRequests: integer({ mode: "boolean" }).notNull().default(true),
  },
  (table) => [
    uniqueIndex("users_by_username").on(table.usernameLower),
    uniqueIndex("users_by_skeleton").on(table.usernameSkeleton),
    uniqueIndex("users_by_email").on(table.emailLower),
    index("users_promoted").on(table.promotedAt).where(sql`promoted_at is not null`),
    index("users_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    index("users_never_there")
      .on(table.registeredAt)
      .where(sql`activated_at is null and last_login_at is null`),
  ],
);
