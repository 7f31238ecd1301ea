import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import {
  laneOfMail,
  lastingMailKinds,
  type MailTokenPurpose,
  mailCause,
  mailKeys,
  mailKinds,
  mailLanes,
  mails,
  mailTokens,
} from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";
import { isLinkOf, isStill, type KnownUser } from "./knownUser.ts";
import { newMail } from "./newMail.ts";

/** A mail to be sent. */
export type Mail = typeof mails.$inferSelect;

/** A link for a mail, the mail that carries it, and the account that both are for. */
export type LinkInMail = {
  link: Omit<typeof mailTokens.$inferSelect, "userId" | "usedAt">;
  mail: Pick<Mail, "recipient" | "locale" | "data" | "cause">;
  known: KnownUser;
};

/**
 * Stores a link and the mail that carries it, due now; earlier links of the user for the same purpose end. Stores
 * nothing and returns false if the account has changed meanwhile.
 */
export async function addLink(
  db: Database,
  { link, mail, known }: LinkInMail,
  now: number,
): Promise<boolean> {
  const { tokenHash, purpose, email, expiresAt } = link;
  const newLink = db
    .select({
      tokenHash: sql`${tokenHash}`.as("token_hash"),
      userId: users.id,
      purpose: sql`${purpose}`.as("purpose"),
      email: sql`${email}`.as("email"),
      expiresAt: sql`${expiresAt}`.as("expires_at"),
      usedAt: sql`null`.as("used_at"),
    })
    .from(users)
    .where(isStill(known));
  const carrier = newMail({ ...mail, kind: purpose, data: JSON.stringify(mail.data) }, now);
  const [, added] = await db.batch([
    db.delete(mailTokens).where(and(isLinkOf(db, known), eq(mailTokens.purpose, purpose))),
    db.insert(mailTokens).select(newLink).returning({ tokenHash: mailTokens.tokenHash }),
    db.insert(mails).select(db.select(carrier).from(mailTokens).where(eq(mailTokens.tokenHash, tokenHash))),
  ]);
  return added.length > 0;
}

/** A valid link. */
export type Link = typeof mailTokens.$inferSelect;

/**
 * Selects a link by the hash of its token, for one of these purposes, and of this user, if one is given; one that has been
 * used only if that is said.
 */
export type LinkWanted = {
  tokenHash: string;
  purposes: MailTokenPurpose[];
  userId?: number;
  mayBeUsed?: boolean;
};

/** The link, if it exists and is valid. */
export async function findLink(db: Database, wanted: LinkWanted, now: number): Promise<Link | undefined> {
  const [link] = await db.select().from(mailTokens).where(isWanted(wanted, now));
  return link;
}

/** Whether a row of `mail_tokens` is this link, and valid. */
export function isWanted(
  { tokenHash, purposes, userId, mayBeUsed = false }: LinkWanted,
  now: number,
): SQL | undefined {
  return and(
    eq(mailTokens.tokenHash, tokenHash),
    inArray(mailTokens.purpose, purposes),
    gt(mailTokens.expiresAt, now),
    userId === undefined ? undefined : eq(mailTokens.userId, userId),
    mayBeUsed ? undefined : isNull(mailTokens.usedAt),
  );
}

/** Ends a user's links for this purpose. */
export async function removeLinks(db: Database, userId: number, purpose: MailTokenPurpose): Promise<void> {
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

/**
 * The mails that are due, lane by lane, and in a lane first one of each cause, then a second one: who causes many delays
 * the others by one of theirs. Each is claimed by one caller: the retry is scheduled before the attempt, so that a mail
 * whose sending fails or is cut off comes again later.
 */
export async function takeDueMails(db: Database, now: number): Promise<Mail[]> {
  const due = db
    .select({
      id: mails.id,
      lane: laneNumber.as("lane"),
      turn: sql`row_number() over (partition by ${laneNumber}, coalesce(${mails.cause}, ${mails.recipient})
        order by ${mails.nextAt}, ${mails.id})`.as("turn"),
      nextAt: mails.nextAt,
    })
    .from(mails)
    .where(lte(mails.nextAt, now))
    .as("due");
  const first = db
    .select({ id: due.id })
    .from(due)
    .orderBy(sql`${due.lane}`, sql`${due.turn}`, due.nextAt, due.id)
    .limit(limits.mailsAtOnce);
  const wait = sql`min(${limits.mailRetryMaxMs}, ${limits.mailRetryMinMs} << min(${mails.attempts}, 20))`;
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAt: sql`${now} + ${wait}` })
    .where(inArray(mails.id, first))
    .returning();
}

/** The place of a mail's lane among the lanes. */
const laneNumber = sql<number>`case ${sql.join(
  mailLanes.map((lane, place) => {
    const kinds = mailKinds.filter((kind) => laneOfMail(kind) === lane);
    return sql`when ${inArray(mails.kind, kinds)} then ${place}`;
  }),
  sql` `,
)} end`;

/**
 * The statement that deletes what waits for a user whose account ends, and what waits for others because of them. What
 * confirms a contract is sent all the same. It stands before those that end the account and its links.
 * @param isMeant whether a row of `users` is this user, and may be ended
 */
export function removeMailsOf(db: Database, userID: number, isMeant: SQL | undefined) {
  const addresses = sql`select email from users where ${isMeant}
    union select mail_tokens.email from mail_tokens join users on users.id = mail_tokens.user_id where ${isMeant}`;
  const isCaused = and(
    eq(mails.cause, mailCause.user(userID)),
    sql`exists (select 1 from users where ${isMeant})`,
  );
  return db
    .delete(mails)
    .where(
      and(
        or(sql`${mails.recipient} in (${addresses})`, isCaused),
        notInArray(mails.kind, [...lastingMailKinds]),
      ),
    );
}

/** Gives up the claim of mails that were not tried. */
export async function giveMailsBack(db: Database, ids: readonly number[], now: number): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} - 1`, nextAt: now })
    .where(inArray(mails.id, [...ids]));
}

/** Deletes a sent mail. */
export async function removeMail(db: Database, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Keeps a mail for reading here instead of sending it. */
export async function keepMail(db: Database, id: number): Promise<void> {
  await db.update(mails).set({ nextAt: null }).where(eq(mails.id, id));
}

/** The mails written after `since` (ms UTC), newest first, at most `count`. */
export async function latestMails(db: Database, since: number, count: number): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(gt(mails.createdAt, since))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(count);
}

/** The mails that have not been sent: how many (counted up to `most`), and when the oldest was written (ms UTC). */
export async function waitingMails(
  db: Database,
  most: number,
): Promise<{ count: number; oldestAt: number | null }> {
  const waiting = db
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(gte(mails.nextAt, 0))
    .orderBy(mails.nextAt)
    .limit(most)
    .as("waiting");
  const [found] = await db.select({ count: count(), oldestAt: min(waiting.createdAt) }).from(waiting);
  return found;
}

/** Deletes expired mails, links and keys of mails. */
export async function removeOldMails(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(mailTokens).where(lte(mailTokens.expiresAt, now)),
    db
      .delete(mails)
      .where(
        and(
          lte(mails.createdAt, now - limits.mailLifetimeMs),
          sql`(kind not in ${lastingMailKinds} or created_at <= ${now - limits.contractMailLifetimeMs})`,
        ),
      ),
    db.delete(mailKeys).where(lte(mailKeys.expiresAt, now)),
  ]);
}
