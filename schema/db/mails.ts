import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "../settings.ts";
import { users } from "./users.ts";

/** What a link in a mail is good for. */
export const mailTokenPurposes = ["activation", "newAddress", "passwordReset"] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Links that mails carry, each good for one use. The token itself is in the mail alone. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: mailTokenPurposes }).notNull(),
    /** The address that the link confirms, if it confirms one. */
    email: text(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index("mail_tokens_by_user").on(table.userId, table.purpose),
    index("mail_tokens_by_expiry").on(table.expiresAt),
  ],
);

/** The kinds of mails, by name: those that carry such a link, and news. What each needs to be written stands in `data`, what it says in edge/mail/. */
export const mailKinds = [...mailTokenPurposes, "addressChanged", "friendRequest", "unreadMessages"] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Mails on their way. A row is written with what causes the mail, tried at once and by the clock until it is sent, and
 * then deleted, because its links are secrets; only a site that sends nothing keeps it, to be read there.
 */
export const mails = sqliteTable(
  "mails",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: mailKinds }).notNull(),
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    data: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: integer().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is to be tried next; null when it was sent and is only kept to be read. */
    nextAt: integer(),
  },
  (table) => [index("mails_by_next").on(table.nextAt), index("mails_by_creation").on(table.createdAt)],
);
