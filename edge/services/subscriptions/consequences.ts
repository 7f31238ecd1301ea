import { limits } from "#schema/limits.ts";
import type { DeclarationKind } from "#schema/subscription.ts";
import type { SubscriptionMail } from "#store/subscriptions/letters.ts";
import type { Consequences, Reading } from "#store/subscriptions/writing.ts";
import type { ProviderSubscription } from "../payments/payments.ts";

/**
 * What follows from a reading: the mails about it, and when the provider is asked again.
 * @param context.price what one of its payments is
 * @param context.wasOrdered whether the player who has it has also ordered it
 * @param context.before its status in the reading before; undefined in the first one
 */
export function consequencesOf(
  reading: Reading,
  { price, ...context }: Context & { price: ProviderSubscription["price"] },
  now: number,
): Consequences {
  const mails = kindsFor(reading, context, now)
    .filter((kind) => price !== null || !namesPrice.includes(kind))
    .map((kind) => ({
      ...{ kind, key: keyOf(kind, reading), keyUntil: keyUntil(reading, now), price },
      about: reading.status === "cancelled" ? declared[kind] : undefined,
    }));
  const isRunning = reading.status === "running";
  const freedKeys = isRunning ? [keyOf("subscriptionCancelled", reading)] : [];
  return { mails, freedKeys, nextAt: nextReadingAt(reading, now) };
}

/**
 * Until when a subscription gives benefits. One that renews itself does for a while after the time that is paid, because the
 * provider takes some time to renew it, and this site to hear of it; not if the provider has said that nothing is paid.
 */
export function benefitsUntil(
  { status, paidUntil, hasFailedPayment }: Pick<Reading, "status" | "paidUntil" | "hasFailedPayment">,
  now: number,
): number {
  const isRenewed = status === "running" && !hasFailedPayment && paidUntil > now;
  return isRenewed ? paidUntil + limits.sponsorGraceMs : paidUntil;
}

/** The confirmation that a declaration has arrived: it waits for nobody, whatever becomes of it at the provider. */
export function receiptOf(
  declaration: DeclarationKind,
  subscription: Pick<Reading, "id" | "paidUntil" | "nextPaymentAt">,
  now: number,
): SubscriptionMail {
  const kind = declaration === "withdrawal" ? "subscriptionWithdrawn" : "subscriptionCancelled";
  return { kind, key: keyOf(kind, subscription), keyUntil: keyUntil(subscription, now), price: null };
}

type Kind = SubscriptionMail["kind"];

/** What a player has declared who gets a mail about a subscription that has ended. */
const declared: Partial<Record<Kind, DeclarationKind>> = {
  subscriptionCancelled: "cancellation",
  subscriptionWithdrawn: "withdrawal",
};

const namesPrice: readonly Kind[] = ["newSubscription", "subscriptionRenewal"];

type Context = { wasOrdered: boolean; before: Reading["status"] | undefined };

function kindsFor(
  { status, startedAt, nextPaymentAt, hasFailedPayment }: Reading,
  { wasOrdered, before }: Context,
  now: number,
) {
  const isRunning = status === "running";
  const isLive = isRunning || status === "expiring";
  const isNew = startedAt > now - limits.mailKeyKeptMs / 2;
  const left = (nextPaymentAt ?? 0) - now;
  // Whoever links one that is ending has not cancelled it now.
  const isEndNew = before === undefined ? wasOrdered : before !== "expiring";
  const kinds: Record<Kind, boolean> = {
    newSubscription: isLive && wasOrdered && isNew,
    paymentFailed: isRunning && hasFailedPayment,
    subscriptionRenewal: isRunning && left > 0 && left <= limits.renewalNoticeMs,
    subscriptionCancelled: (status === "expiring" && isEndNew) || status === "cancelled",
    subscriptionWithdrawn: status === "cancelled",
  };
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind]);
}

/** A mail is written once for a subscription, or once for each payment. */
function keyOf(
  kind: Kind,
  { id, paidUntil, nextPaymentAt }: Pick<Reading, "id" | "paidUntil" | "nextPaymentAt">,
): string {
  const isOnce = kind === "newSubscription" || kind === "subscriptionWithdrawn";
  if (isOnce) return `${kind} ${id}`;
  return `${kind} ${id} ${kind === "subscriptionRenewal" ? nextPaymentAt : paidUntil}`;
}

function keyUntil({ paidUntil }: Pick<Reading, "paidUntil">, now: number): number {
  return Math.max(now, paidUntil) + limits.mailKeyKeptMs;
}

/** Every day, and when something is due. */
function nextReadingAt({ status, paidUntil, nextPaymentAt }: Reading, now: number): number | null {
  if (status === "cancelled") return null;
  const renewedAt = nextPaymentAt ?? paidUntil;
  const dates = [now + limits.subscriptionReadMs, renewedAt - limits.renewalNoticeMs, renewedAt, paidUntil];
  const next = Math.min(...dates.filter((date) => date > now));
  // The provider takes a while to renew it. What was not paid for longer is not being paid, or was given back.
  const isAwaited = status !== "unpaid" && paidUntil <= now && paidUntil > now - limits.sponsorGraceMs;
  return isAwaited ? Math.min(next, now + limits.paymentRetryMaxMs) : next;
}
