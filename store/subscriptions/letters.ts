import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { mailKeys, mails } from "#schema/db/mails.ts";
import { subscriptionEndings, subscriptions } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import type { DeclarationKind } from "#schema/subscription.ts";
import type { Database } from "../db.ts";
import { newMail } from "../newMail.ts";

/** A mail about a subscription to the player who has it. */
export type SubscriptionMail = {
  kind:
    | "newSubscription"
    | "subscriptionCancelled"
    | "subscriptionWithdrawn"
    | "subscriptionRenewal"
    | "paymentFailed"
    | "paymentRefunded"
    | "paymentDisputed"
    | "subscriptionEnded"
    | "subscriptionSurplus";
  /** It is written once for each key, until this time (ms UTC). */
  key: string;
  keyUntil: number;
  /** What one payment is, or what was given back, in the smallest unit of the currency. */
  price: { amount: number; currency: string } | null;
  /** When what it tells of has happened; when it was declared, or now, if left out. */
  at?: number;
  /** A word for what happened, of which its text says more. */
  word?: string;
  /** It is only written if the player has declared this. */
  about?: DeclarationKind | undefined;
  /** Whether the player is to hear of it; otherwise it only counts as written. True if left out. */
  isNews?: boolean;
};

/**
 * Writes a mail about a subscription, and that it is written.
 * @param reading the reading that it follows from: without it, or if a later one was written, there is no mail
 */
export function writeLetter(
  db: Database,
  { id, reading }: { id: string; reading?: number },
  letter: SubscriptionMail,
  now: number,
) {
  const { kind, key, keyUntil, price, at = now, word = "", isNews = true } = letter;
  const happenedAt = sql`coalesce((select declared_at from ${subscriptionEndings}
    where subscription_id = ${id} and cause in ('cancellation', 'withdrawal')), ${at})`;
  const deadline = namesNextPayment.includes(kind)
    ? sql`coalesce(${subscriptions.nextPaymentAt}, ${subscriptions.paidUntil})`
    : sql`${subscriptions.paidUntil}`;
  const data = sql`json_object('username', ${users.username}, 'number', ${subscriptions.id},
    'plan', ${subscriptions.plan}, 'amount', ${String(price?.amount ?? "")}, 'currency', ${price?.currency ?? ""},
    'word', ${word}, 'dates', cast(cast(${happenedAt} as integer) as text), 'deadline', cast(${deadline} as text),
    'isOver', iif(${subscriptions.paidUntil} <= ${now}, '1', ''),
    'url', '/' || ${users.locale} || '/subscription')`;
  const recipients = and(
    eq(subscriptions.id, id),
    reading === undefined ? undefined : eq(subscriptions.reading, reading),
    eq(subscriptions.isSurplus, kind === "subscriptionSurplus"),
    isNotNull(users.activatedAt),
    isNull(users.deletedAt),
    conditionOf(letter, id),
    sql`not exists (select 1 from ${mailKeys} where key = ${key})`,
  );
  const from = (columns: Record<string, SQL.Aliased>) =>
    db
      .select(columns)
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(recipients);
  const mail = newMail({ kind, recipient: users.email, locale: users.locale, data }, now);
  const used = { key: sql`${key}`.as("key"), expiresAt: sql`${keyUntil}`.as("expires_at") };
  return [
    ...(isNews ? [db.insert(mails).select(from(mail) as never)] : []),
    db.insert(mailKeys).select(from(used) as never),
  ];
}

const namesNextPayment: readonly SubscriptionMail["kind"][] = [
  "newSubscription",
  "subscriptionRenewal",
  "paymentRefunded",
];

/** What must also hold for a mail. */
function conditionOf({ kind, about }: SubscriptionMail, id: string): SQL | undefined {
  if (kind === "subscriptionRenewal") return eq(users.mailsSponsoring, true);
  // Whoever has withdrawn knows already that the payment comes back.
  if (kind === "paymentRefunded")
    return sql`not exists (select 1 from ${mailKeys} where key = ${withdrawnKey(id)})`;
  if (kind === "subscriptionEnded") return hasNoEnding(id);
  if (about === undefined) return undefined;
  return sql`exists (select 1 from ${subscriptionEndings} where subscription_id = ${id} and cause = ${about})`;
}

/** The key of the mail about a withdrawal. */
export function withdrawnKey(id: string): string {
  return `subscriptionWithdrawn ${id}`;
}

/** Whether this site has not asked the provider to end a subscription, or the provider has done it. */
export function hasNoEnding(id: string): SQL {
  return sql`not exists (select 1 from ${subscriptionEndings} where subscription_id = ${id})`;
}
