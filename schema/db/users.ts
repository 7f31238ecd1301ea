import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { boardWoods, cardBacks } from "../looks.ts";
import { colorSchemes, type Locale, locales } from "../settings.ts";

/** A player with an account. Pictures are stored elsewhere, so that a row stays small. Times in ms UTC. */
export const users = sqliteTable(
  "users",
  {
    /** Never reused, so that nothing of a deleted player becomes another's. */
    id: integer().primaryKey({ autoIncrement: true }),
    /** As it is displayed. */
    username: text().notNull(),
    /** In lower case, for signing in and searching: SQLite's own lower() handles ASCII only. */
    usernameLower: text().notNull(),
    /** The skeleton that all names with the same looks share, so that only one of them can be taken. */
    usernameSkeleton: text().notNull(),
    /** How often the user was renamed: rooms that are told an older name late keep the newer one. */
    nameVersion: integer().notNull().default(0),
    /** As mails are addressed. */
    email: text().notNull(),
    emailLower: text().notNull(),
    /** scrypt, with its parameters and salt. */
    passwordHash: text().notNull(),
    registeredAt: integer().notNull(),
    lastLoginAt: integer(),
    /** When the address was confirmed; null until then. */
    activatedAt: integer(),
    isAdmin: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether the user is a moderator. Admins may do the same. */
    isModerator: integer({ mode: "boolean" }).notNull().default(false),
    /** Not used any more (a job tells the rooms); goes with the next release, when no older Worker runs. */
    promotedAt: integer(),
    /** When the account was deleted; jobs tell the rooms, and then the row goes. */
    deletedAt: integer(),
    /** Until when moderation blocks this player; null or past if it does not. */
    blockedUntil: integer(),
    /** Until when the player has the benefits of a sponsor; null or past for everybody else. */
    sponsorUntil: integer(),
    locale: text({ enum: locales }).notNull().default("de"),
    colorScheme: text({ enum: colorSchemes }).notNull().default("system"),
    isColorBlind: integer({ mode: "boolean" }).notNull().default(false),
    /** The languages whose swear words are masked in messages. */
    wordFilter: text({ mode: "json" }).$type<Locale[]>().notNull().default([]),
    /** Where the player's own seat is drawn at tables of 4 and of 6; -1 turns nothing. */
    defaultPosition4: integer().notNull().default(1),
    defaultPosition6: integer().notNull().default(0),
    description: text().notNull().default(""),
    /** Whether the profile keeps from others on which days the player has played, and with whom. */
    hidesActivity: integer({ mode: "boolean" }).notNull().default(false),
    hidesSocials: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether a sponsor's name is without the tag that says so. */
    hidesSponsoring: integer({ mode: "boolean" }).notNull().default(false),
    /** What a sponsor's own tables look like. The choice outlives the benefits, and applies only with them. */
    cardBack: text({ enum: cardBacks }).notNull().default("classic"),
    boardWood: text({ enum: boardWoods }).notNull().default("classic"),
    mailsNews: integer({ mode: "boolean" }).notNull().default(false),
    mailsTournamentNews: integer({ mode: "boolean" }).notNull().default(true),
    mailsTournamentInvitations: integer({ mode: "boolean" }).notNull().default(true),
    mailsSponsoring: integer({ mode: "boolean" }).notNull().default(false),
    mailsMessages: integer({ mode: "boolean" }).notNull().default(true),
    mailsFriendRequests: integer({ mode: "boolean" }).notNull().default(true),
    /** About one's turn in turn-based games. */
    mailsYourTurn: integer({ mode: "boolean" }).notNull().default(true),
    /** What the links of mails contain that unsubscribe without a sign-in; null before the first such mail. */
    unsubscribeToken: text(),
  },
  (table) => [
    uniqueIndex("users_by_username").on(table.usernameLower),
    uniqueIndex("users_by_skeleton").on(table.usernameSkeleton),
    uniqueIndex("users_by_email").on(table.emailLower),
    uniqueIndex("users_by_unsubscribe_token")
      .on(table.unsubscribeToken)
      .where(sql`unsubscribe_token is not null`),
    index("users_for_figures").on(table.activatedAt, table.registeredAt, table.locale, table.isColorBlind),
    index("users_promoted").on(table.promotedAt).where(sql`promoted_at is not null`),
    index("users_for_tournament_news").on(table.id).where(sql`mails_tournament_news = 1`),
    index("users_sponsors").on(table.sponsorUntil).where(sql`sponsor_until is not null`),
    index("users_admins").on(table.id).where(sql`is_admin = 1`),
    index("users_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    index("users_never_there")
      .on(table.registeredAt)
      .where(sql`activated_at is null and last_login_at is null`),
  ],
);
