import { and, eq, inArray, isNull, lte, ne, type SQLWrapper, sql } from "drizzle-orm";
import { subscriptionEndings, subscriptionOrders, subscriptions } from "#schema/db/subscriptions.ts";
import type { Database } from "../db.ts";
import { type SubscriptionMail, writeLetter } from "./letters.ts";
import { isWithdrawable, updateBenefits } from "./live.ts";
import { type Notice, writeNotice } from "./notices.ts";
import { notRefused, retryAfter } from "./retries.ts";

/** What the provider must still end. */
export type StoredEnding = typeof subscriptionEndings.$inferSelect;
export type NewEnding = Pick<StoredEnding, "subscriptionId" | "ending" | "cause">;

/** Notes that the provider must end a subscription. The strongest way counts if it is asked for several times. */
export function addEnding(db: Database, ending: NewEnding, now: number) {
  return db
    .insert(subscriptionEndings)
    .values({ ...ending, declaredAt: now, nextAt: now })
    .onConflictDoUpdate(strongest);
}

/** The same for what the player who has it has declared, with the mail that confirms it and those to the operator. */
export async function declareEnding(
  db: Database,
  ending: NewEnding,
  { receipt, notices }: { receipt: SubscriptionMail; notices: readonly Notice[] },
  now: number,
): Promise<void> {
  await db.batch([
    addEnding(db, ending, now),
    ...endBenefits(db, ending, now),
    ...writeLetter(db, { id: ending.subscriptionId }, receipt, now),
    ...notices.flatMap((notice) => writeNotice(db, notice, now)),
  ]);
}

/** The statements that end the benefits of a contract at once that is withdrawn from, whenever the provider ends it. */
export function endBenefits(db: Database, { subscriptionId, cause }: NewEnding, now: number) {
  if (cause !== "withdrawal") return [];
  const isThis = eq(subscriptions.id, subscriptionId);
  return [
    db
      .update(subscriptions)
      .set({ withdrawnAt: now, isTold: false })
      .where(and(isThis, isNull(subscriptions.withdrawnAt))),
    updateBenefits(db, subscriptionId),
  ];
}

/**
 * The same for everything of players whose account ends (`ended`: a query of their ids): at once, with the last payment refunded as long as the contract
 * can be withdrawn from. An open order is looked at soon.
 */
export function endAllOf(db: Database, ended: SQLWrapper, now: number) {
  return [
    db
      .insert(subscriptionEndings)
      .select(
        db
          .select({
            subscriptionId: subscriptions.id,
            ending: sql`iif(${isWithdrawable(now)}, 'nowWithRefund', 'now')`.as("ending"),
            cause: sql`'deletion'`.as("cause"),
            declaredAt: sql`${now}`.as("declared_at"),
            failures: sql`0`.as("failures"),
            nextAt: sql`${now}`.as("next_at"),
            ...notRefused,
          })
          .from(subscriptions)
          .where(and(inArray(subscriptions.userId, ended), ne(subscriptions.status, "cancelled"))),
      )
      .onConflictDoUpdate(strongest),
    db.update(subscriptionOrders).set({ nextAt: now }).where(inArray(subscriptionOrders.userId, ended)),
  ] as const;
}

/** Some of the endings that are due, the longest due first; each is tried again later if it is cut off. */
export function takeDueEndings(db: Database, now: number, limit: number) {
  const due = db
    .select({ id: subscriptionEndings.subscriptionId })
    .from(subscriptionEndings)
    .where(and(lte(subscriptionEndings.nextAt, now), isNull(subscriptionEndings.givenUpAt)))
    .orderBy(subscriptionEndings.nextAt)
    .limit(limit);
  return claimed(db, sql`${subscriptionEndings.subscriptionId} in ${due}`, now);
}

/** The ending of this subscription, due or not. */
export function takeEnding(db: Database, id: string, now: number) {
  return claimed(db, sql`${subscriptionEndings.subscriptionId} = ${id}`, now);
}

/** What must still be ended of a player; not what was left to the operator, who may have paid it back in another way. */
export function endingsOf(db: Database, userID: number): Promise<{ id: string }[]> {
  return db
    .select({ id: subscriptionEndings.subscriptionId })
    .from(subscriptions)
    .innerJoin(subscriptionEndings, eq(subscriptionEndings.subscriptionId, subscriptions.id))
    .where(and(eq(subscriptions.userId, userID), isNull(subscriptionEndings.givenUpAt)));
}

/** Notes that the provider refuses an ending. @returns since when (ms UTC); undefined if it is no longer wanted */
export async function noteRefused(db: Database, ending: EndingKey, now: number): Promise<number | undefined> {
  const [noted] = await db
    .update(subscriptionEndings)
    .set({ refusedSince: sql`coalesce(${subscriptionEndings.refusedSince}, ${now})` })
    .where(isEnding(ending))
    .returning({ since: subscriptionEndings.refusedSince });
  return noted?.since ?? undefined;
}

/** Notes that the provider has ended a subscription and refuses nothing, but can refund its payment only later. */
export async function awaitRefund(db: Database, ending: EndingKey): Promise<void> {
  await db
    .update(subscriptionEndings)
    .set({ ending: "nowWithRefund", refusedSince: null })
    .where(isEnding(ending));
}

/**
 * Writes the mails to the operator about an ending that the provider refuses; each is written once.
 * @param isGivenUp whether it is left to the operator: then it is tried again only when the provider says that something has changed
 */
export async function tellOfRefusal(
  db: Database,
  ending: EndingKey,
  { notices, isGivenUp }: { notices: readonly Notice[]; isGivenUp: boolean },
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(subscriptionEndings)
      .set({ givenUpAt: isGivenUp ? now : null })
      .where(isEnding(ending)),
    ...notices.flatMap((notice) => writeNotice(db, notice, now)),
  ]);
}

/** Whether the provider must still do it: the player may have taken it back, or asked for a stronger one. */
export async function isStillWanted(db: Database, ending: EndingKey): Promise<boolean> {
  return (await db.$count(subscriptionEndings, isEnding(ending))) > 0;
}

/** The provider has done it; a stronger ending that was asked for meanwhile stays. */
export async function removeEnding(db: Database, ending: EndingKey): Promise<void> {
  await db.delete(subscriptionEndings).where(isEnding(ending));
}

/** Identifies an ending: a stronger one is another. */
type EndingKey = Pick<StoredEnding, "subscriptionId" | "ending">;

function isEnding({ subscriptionId, ending }: EndingKey) {
  return and(eq(subscriptionEndings.subscriptionId, subscriptionId), eq(subscriptionEndings.ending, ending));
}

function claimed(db: Database, which: ReturnType<typeof sql>, now: number) {
  return db
    .update(subscriptionEndings)
    .set({
      failures: sql`${subscriptionEndings.failures} + 1`,
      nextAt: sql`${now} + ${retryAfter(subscriptionEndings.failures)}`,
    })
    .where(which)
    .returning();
}

const rank = (ending: string) =>
  sql.raw(`case ${ending} when 'nowWithRefund' then 2 when 'now' then 1 else 0 end`);

const strongest = {
  target: subscriptionEndings.subscriptionId,
  set: {
    ending: sql`excluded.ending`,
    cause: sql`excluded.cause`,
    declaredAt: sql`excluded.declared_at`,
    nextAt: sql`excluded.next_at`,
    refusedSince: null,
    givenUpAt: null,
  },
  setWhere: sql`${rank("excluded.ending")} > ${rank("subscription_endings.ending")}`,
};
