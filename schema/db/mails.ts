import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale, NotificationKind } from "../settings.ts";
import { users } from "./users.ts";

/** The purpose of a link in a mail. */
export const mailTokenPurposes = ["activation", "newAddress", "passwordReset"] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Links in mails, each good for one thing. Only the mail contains the token itself. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: mailTokenPurposes }).notNull(),
    /** The address that the link confirms, if any. */
    email: text(),
    expiresAt: integer().notNull(),
    /** When it confirmed its address: opened again, it says so again. null until then. */
    usedAt: integer(),
  },
  (table) => [
    index("mail_tokens_by_user").on(table.userId, table.purpose),
    index("mail_tokens_by_expiry").on(table.expiresAt),
  ],
);

/** Kinds of mails to the operator. */
export const operatorMailKinds = [
  "cancellationNotice",
  "declarationsWait",
  "refundNotice",
  "endedEarlyNotice",
  "endingRefused",
  "disputeOpened",
  "disputeWon",
  "disputeLost",
] as const;
export type OperatorMailKind = (typeof operatorMailKinds)[number];

/** Kinds of mails that are written once and must arrive: what is confirmed of a contract, and what was paid back. */
const contractMailKinds = [
  "newSubscription",
  "subscriptionCancelled",
  "subscriptionWithdrawn",
  "paymentRefunded",
  "paymentDisputed",
  "subscriptionEnded",
  "subscriptionSurplus",
  "cancellationReceived",
] as const;

/** Kinds of mails that are tried, or kept to be read, for `contractMailLifetimeMs`. */
export const lastingMailKinds = [...contractMailKinds, ...operatorMailKinds] as const;

/** The kinds of mails: those with such a link, and news. `data` holds the values of a kind, edge/mail/ its text. */
export const mailKinds = [
  ...mailTokenPurposes,
  "addressChanged",
  "friendRequest",
  "unreadMessages",
  "yourTurn",
  "tournamentInvitation",
  "privateTournamentInvitation",
  "tournamentCalendar",
  "tournamentReminder",
  "tournamentNews",
  "subscriptionRenewal",
  "paymentFailed",
  "declarationReceived",
  ...lastingMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * The lanes in which mails leave, the first one first: what somebody needs to sign in or to keep an account safe, what
 * concerns contracts and money, what somebody has done, news for everybody.
 */
export const mailLanes = ["signIn", "contract", "notice", "news"] as const;
export type MailLane = (typeof mailLanes)[number];

const kindsOfLanes: Partial<Record<MailLane, readonly MailKind[]>> = {
  signIn: [...mailTokenPurposes, "addressChanged"],
  contract: ["subscriptionRenewal", "paymentFailed", "declarationReceived", ...lastingMailKinds],
  news: ["tournamentNews"],
};

/** The lane of a mail. */
export function laneOfMail(kind: MailKind): MailLane {
  return mailLanes.find((lane) => kindsOfLanes[lane]?.includes(kind)) ?? "notice";
}

/** By which of a player's choices each kind of mail comes; those that nobody can choose are missing. */
export const choiceOfMail: Partial<Record<MailKind, NotificationKind>> = {
  friendRequest: "friendRequests",
  unreadMessages: "messages",
  yourTurn: "yourTurn",
  tournamentInvitation: "tournamentInvitations",
  privateTournamentInvitation: "tournamentInvitations",
  tournamentCalendar: "tournamentInvitations",
  tournamentReminder: "tournamentInvitations",
  tournamentNews: "tournamentNews",
  subscriptionRenewal: "sponsoring",
};

/** The names of causes of mails: a user; a caller by the mark of the address; a tournament. */
export const mailCause = {
  user: (id: number) => `user ${id}`,
  caller: (addressMark: string) => `caller ${addressMark}`,
  tournament: (id: number) => `tournament ${id}`,
};

/**
 * Mails to be sent. A row is written together with its cause, tried at once and by the clock until it is sent, and then
 * deleted, because its links are secrets. Only a site that sends nothing keeps it to be read there.
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
    /** When it is tried next; null when it is only kept to be read. */
    nextAt: integer(),
    /** Who or what has caused it (`mailCause`), so that each cause gets its share; null: its recipient. */
    cause: text(),
  },
  (table) => [
    index("mails_by_next").on(table.nextAt),
    index("mails_by_creation").on(table.createdAt),
    index("mails_by_recipient").on(table.recipient),
    index("mails_by_cause").on(table.cause),
  ],
);

/** Mails that must be written only once, whoever repeats the request: the keys of those that were, for a while. */
export const mailKeys = sqliteTable(
  "mail_keys",
  { key: text().primaryKey(), expiresAt: integer().notNull() },
  (table) => [index("mail_keys_by_expiry").on(table.expiresAt)],
);
