import { and, eq, sql } from "drizzle-orm";
import { mailKeys } from "#schema/db/mails.ts";
import { subscriptionEndings, subscriptions } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "../db.ts";
import { type StoredEnding, takeEnding } from "./endings.ts";
import { selectUntold, type Untold } from "./finding.ts";
import { hasNoEnding, type SubscriptionMail, writeLetter } from "./letters.ts";
import { isWithdrawable, updateBenefits } from "./live.ts";
import { type Notice, writeNotice } from "./notices.ts";
import { scheduleReading } from "./readings.ts";
import { notRefused } from "./retries.ts";

/** What the provider has said of a subscription of this player, in the reading of this number. */
export type Reading = Omit<typeof subscriptions.$inferInsert, "isSurplus" | "isTold" | "userId"> & {
  userId: number | null;
};

/** What follows from a reading besides the row itself. */
export type Consequences = {
  mails: readonly SubscriptionMail[];
  /** Mails to the operator, and one about an end, unless this site has asked for that. */
  notices: readonly Notice[];
  endNotice: Notice | null;
  /** Keys of mails that may be written again. */
  freedKeys: readonly string[];
  /** When it is read next; null: never. */
  nextAt: number | null;
  /** When it was cancelled at the provider, or was read if it was not (ms UTC). */
  cancelledAt: number;
};

/** What remains to be done after a reading was written. */
export type Remaining = { untold: Untold[]; ending: StoredEnding | undefined };

/**
 * Writes a reading, unless one that began later was written: the subscription, until when its player has the benefits, the
 * mails about it; and, if the player has a live one already or is gone, or if it is cancelled and its payment has failed, that
 * the provider must end it.
 */
export async function writeReading(
  db: Database,
  reading: Reading,
  { mails: letters, notices, endNotice, freedKeys, nextAt, cancelledAt }: Consequences,
  now: number,
): Promise<Remaining> {
  const { id, reading: number } = reading;
  const isWritten = sql`exists (select 1 from ${subscriptions} where id = ${id} and reading = ${number})`;
  const results = (await db.batch([
    upsert(db, reading),
    updateBenefits(db, id),
    endUnwanted(db, reading, cancelledAt, now),
    // What the provider must still do keeps the mail about it written, though the reading does not show it yet.
    ...freedKeys.map((key) =>
      db.delete(mailKeys).where(and(eq(mailKeys.key, key), isWritten, hasNoEnding(id))),
    ),
    ...letters.flatMap((letter) => writeLetter(db, reading, letter, now)),
    ...notices.flatMap((notice) => writeNotice(db, notice, now, isWritten)),
    ...(endNotice ? writeNotice(db, endNotice, now, and(isWritten, hasNoEnding(id))) : []),
    scheduleReading(db, id, number, nextAt),
    // What follows from all that.
    selectUntold(db, 1, id),
    takeEnding(db, id, now),
  ])) as unknown[][];
  const [untold, endings] = results.slice(-2) as [Untold[], StoredEnding[]];
  return { untold, ending: endings[0] };
}

function upsert(db: Database, { id, userId, ...read }: Reading) {
  const isLiveNow = read.status === "running" || read.status === "expiring";
  const hasOther = sql`exists (select 1 from subscriptions other where other.user_id = ${userId}
    and other.id <> ${id} and other.status in ('running', 'expiring') and other.is_surplus = 0)`;
  const isSurplus = isLiveNow ? hasOther : sql`0`;
  const isSame = sql`status = excluded.status and plan is excluded.plan and paid_until = excluded.paid_until
    and next_payment_at is excluded.next_payment_at and has_failed_payment = excluded.has_failed_payment
    and is_given_back = excluded.is_given_back`;
  return db
    .insert(subscriptions)
    .values({
      id,
      userId: sql`(select id from ${users} where id = ${userId})`,
      ...read,
      isSurplus: isSurplus as never,
      // Nobody waits for one that is not paid.
      isTold: read.status === "unpaid",
    })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: {
        customerId: sql`excluded.customer_id`,
        plan: sql`excluded.plan`,
        status: sql`excluded.status`,
        startedAt: sql`excluded.started_at`,
        paidUntil: sql`excluded.paid_until`,
        nextPaymentAt: sql`excluded.next_payment_at`,
        hasFailedPayment: sql`excluded.has_failed_payment`,
        isGivenBack: sql`excluded.is_given_back`,
        benefitsUntil: sql`excluded.benefits_until`,
        isSurplus: sql`is_surplus or excluded.is_surplus`,
        isTold: sql`iif(${isSame}, is_told, excluded.is_told)`,
        reading: sql`excluded.reading`,
      },
      setWhere: sql`excluded.reading > ${subscriptions.reading}`,
    });
}

function endUnwanted(
  db: Database,
  { id, reading, status, hasFailedPayment }: Reading,
  cancelledAt: number,
  now: number,
) {
  const user = sql`select 1 from ${users} where id = ${subscriptions.userId} and deleted_at is null`;
  const refunds = sql`(${subscriptions.isSurplus} = 1 or ${isWithdrawable(now)})`;
  // The provider would go on trying to take the payment, though the player was told that nothing more is taken.
  const isFailed = status === "expiring" && hasFailedPayment;
  return db
    .insert(subscriptionEndings)
    .select(
      db
        .select({
          subscriptionId: subscriptions.id,
          ending: (isFailed ? sql`'paidUntil'` : sql`iif(${refunds}, 'nowWithRefund', 'now')`).as("ending"),
          cause: (isFailed
            ? sql`'cancellation'`
            : sql`iif(${subscriptions.isSurplus} = 1, 'surplus', 'deletion')`
          ).as("cause"),
          declaredAt: sql`${cancelledAt}`.as("declared_at"),
          failures: sql`0`.as("failures"),
          nextAt: sql`${now}`.as("next_at"),
          ...notRefused,
        })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.id, id),
            eq(subscriptions.reading, reading),
            sql`${subscriptions.status} <> 'cancelled'`,
            isFailed ? undefined : sql`(${subscriptions.isSurplus} = 1 or not exists (${user}))`,
          ),
        ),
    )
    .onConflictDoNothing();
}
