import { eq, sql } from "drizzle-orm";
import type {
  EmailNotificationSettings,
  GameDefaultPositions,
  ProfilePrivacy,
} from "#schema/api/settings.ts";
import { users } from "#schema/db/users.ts";
import type { ColorScheme, Locale, NotificationKind } from "#schema/settings.ts";
import type { Database } from "./db.ts";

/** Players' own settings; each function concerns only the player with this id. */

export function setLocale(db: Database, userID: number, locale: Locale): Promise<void> {
  return change(db, userID, { locale });
}

export function setColorScheme(db: Database, userID: number, colorScheme: ColorScheme): Promise<void> {
  return change(db, userID, { colorScheme });
}

export function setColorBlindness(db: Database, userID: number, isColorBlind: boolean): Promise<void> {
  return change(db, userID, { isColorBlind });
}

export function setWordFilter(db: Database, userID: number, wordFilter: Locale[]): Promise<void> {
  return change(db, userID, { wordFilter });
}

export function setProfilePrivacy(db: Database, userID: number, privacy: ProfilePrivacy): Promise<void> {
  return change(db, userID, privacy);
}

/** What the player's profile keeps from others; undefined if the account is gone. */
export async function findProfilePrivacy(db: Database, userID: number): Promise<ProfilePrivacy | undefined> {
  const [row] = await db
    .select({
      hidesActivity: users.hidesActivity,
      hidesSocials: users.hidesSocials,
      hidesSponsoring: users.hidesSponsoring,
    })
    .from(users)
    .where(eq(users.id, userID));
  return row;
}

export function setDescription(db: Database, userID: number, description: string): Promise<void> {
  return change(db, userID, { description });
}

export function setDefaultPositions(
  db: Database,
  userID: number,
  [defaultPosition4, defaultPosition6]: GameDefaultPositions,
): Promise<void> {
  return change(db, userID, { defaultPosition4, defaultPosition6 });
}

/** Undefined if the player no longer exists; the same below. */
export async function findDefaultPositions(
  db: Database,
  userID: number,
): Promise<GameDefaultPositions | undefined> {
  const [row] = await db
    .select({ of4: users.defaultPosition4, of6: users.defaultPosition6 })
    .from(users)
    .where(eq(users.id, userID));
  return row && [row.of4, row.of6];
}

export function setNotifications(
  db: Database,
  userID: number,
  settings: EmailNotificationSettings,
): Promise<void> {
  return change(db, userID, {
    mailsNews: settings.news,
    mailsTournamentNews: settings.tournamentNews,
    mailsTournamentInvitations: settings.tournamentInvitations,
    mailsSponsoring: settings.sponsoring,
    mailsMessages: settings.messages,
    mailsFriendRequests: settings.friendRequests,
    mailsYourTurn: settings.yourTurn,
  });
}

/** The token of the links that unsubscribe whoever has this address: the one that they have, or this fresh one. */
export async function unsubscribeTokenOf(
  db: Database,
  email: string,
  fresh: string,
): Promise<string | undefined> {
  const [row] = await db
    .update(users)
    .set({ unsubscribeToken: sql`coalesce(${users.unsubscribeToken}, ${fresh})` })
    .where(eq(users.emailLower, email.toLowerCase()))
    .returning({ token: users.unsubscribeToken });
  return row?.token ?? undefined;
}

/** Mails of this kind come no more to whom the token belongs. @returns false if it belongs to nobody */
export async function unsubscribe(db: Database, token: string, kind: NotificationKind): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ [columnOf[kind]]: false })
    .where(eq(users.unsubscribeToken, token))
    .returning({ id: users.id });
  return changed.length > 0;
}

const columnOf = {
  news: "mailsNews",
  tournamentNews: "mailsTournamentNews",
  tournamentInvitations: "mailsTournamentInvitations",
  sponsoring: "mailsSponsoring",
  messages: "mailsMessages",
  friendRequests: "mailsFriendRequests",
  yourTurn: "mailsYourTurn",
} as const satisfies Record<NotificationKind, keyof typeof users.$inferSelect>;

export async function findNotifications(
  db: Database,
  userID: number,
): Promise<EmailNotificationSettings | undefined> {
  const [row] = await db
    .select({
      news: users.mailsNews,
      tournamentNews: users.mailsTournamentNews,
      tournamentInvitations: users.mailsTournamentInvitations,
      sponsoring: users.mailsSponsoring,
      messages: users.mailsMessages,
      friendRequests: users.mailsFriendRequests,
      yourTurn: users.mailsYourTurn,
    })
    .from(users)
    .where(eq(users.id, userID));
  return row;
}

async function change(db: Database, userID: number, to: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(to).where(eq(users.id, userID));
}
