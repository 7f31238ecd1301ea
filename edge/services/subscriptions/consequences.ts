import { limits } from "#schema/limits.ts";
import type { DeclarationKind } from "#schema/subscription.ts";
import type { StoredSubscription } from "#store/subscriptions/finding.ts";
import { type SubscriptionMail, withdrawnKey } from "#store/subscriptions/letters.ts";
import type { Notice } from "#store/subscriptions/notices.ts";
import type { Consequences, Reading } from "#store/subscriptions/writing.ts";
import type { ProviderSubscription } from "../payments/payments.ts";
import {
  type Cancelled,
  disputeNotices,
  endedEarlyNotice,
  overpaidWord,
  refundKey,
  refundNotices,
} from "./operatorLetters.ts";

/**
 * What follows from a reading: the mails about it, and when the provider is asked again.
 * @param context.found what was read
 * @param context.wasOrdered whether the player who has it has also ordered it
 * @param context.before what was read before; undefined in the first reading
 */
export function consequencesOf(reading: Reading, context: Context, now: number): Consequences {
  const { price } = context.found;
  const cancelledAt = context.found.cancelledAt ?? now;
  const mails = kindsFor(reading, context, now)
    .filter((kind) => price !== null || !namesPrice.includes(kind))
    .map((kind) => ({
      ...{ kind, key: keyOf(kind, reading), keyUntil: keyUntil(reading, now), price },
      about: reading.status === "cancelled" ? declared[kind] : undefined,
      ...(kind === "subscriptionCancelled" && { at: cancelledAt, word: overpaidWord(reading, cancelledAt) }),
    }));
  const isRunning = reading.status === "running";
  // Whoever goes on with it may cancel it again.
  const freedKeys = isRunning
    ? [keyOf("subscriptionCancelled", reading), refundKey(reading.id, reading.paidUntil)]
    : [];
  return {
    mails: [...mails, ...endMails(reading, context, now), ...moneyMails(reading, context, now)],
    notices: [
      ...disputeNotices(reading.id, context.found.lastPayment?.disputes ?? [], now),
      ...(isCancelledNow(reading, context) ? refundNotices(reading, cancelledAt) : []),
    ],
    endNotice: endNoticeOf(reading, context),
    freedKeys,
    nextAt: nextReadingAt(reading, now),
    cancelledAt,
  };
}

/**
 * Until when a subscription gives benefits. One that renews itself does for a while after the time that is paid, because the
 * provider takes some time to renew it, and this site to hear of it; not if the provider has said that nothing is paid: then
 * the next payment is due later than what is paid ends, or there is none.
 */
export function benefitsUntil({
  status,
  paidUntil,
  nextPaymentAt,
}: Pick<Reading, "status" | "paidUntil" | "nextPaymentAt">): number {
  const isRenewed = status === "running" && paidUntil === nextPaymentAt;
  return isRenewed ? paidUntil + limits.sponsorGraceMs : paidUntil;
}

/** The confirmation that a declaration has arrived: it waits for nobody, whatever becomes of it at the provider. */
export function receiptOf(
  declaration: DeclarationKind,
  subscription: Cancelled & Pick<Reading, "nextPaymentAt">,
  now: number,
): SubscriptionMail {
  const kind = declaration === "withdrawal" ? "subscriptionWithdrawn" : "subscriptionCancelled";
  const written = { key: keyOf(kind, subscription), keyUntil: keyUntil(subscription, now) };
  return { kind, ...written, price: null, word: overpaidWord(subscription, now) };
}

type Kind = Exclude<
  SubscriptionMail["kind"],
  "paymentRefunded" | "paymentDisputed" | "subscriptionEnded" | "subscriptionSurplus"
>;

/** What a player has declared who gets a mail about a subscription that has ended. */
const declared: Partial<Record<Kind, DeclarationKind>> = {
  subscriptionCancelled: "cancellation",
  subscriptionWithdrawn: "withdrawal",
};

const namesPrice: readonly Kind[] = ["newSubscription", "subscriptionRenewal"];

type Context = {
  found: ProviderSubscription;
  wasOrdered: boolean;
  before: StoredSubscription | undefined;
};

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
  const isEndNew = before === undefined ? wasOrdered : before.status !== "expiring";
  const kinds: Record<Kind, boolean> = {
    newSubscription: isLive && wasOrdered && isNew,
    paymentFailed: isRunning && hasFailedPayment,
    subscriptionRenewal: isRunning && left > 0 && left <= limits.renewalNoticeMs,
    subscriptionCancelled: (status === "expiring" && isEndNew) || status === "cancelled",
    subscriptionWithdrawn: status === "cancelled",
  };
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind]);
}

/** Whether somebody has cancelled it since the last reading, be it at the provider's own pages. */
function isCancelledNow({ status }: Reading, { before }: Context): boolean {
  return before?.status === "running" && status === "expiring";
}

/**
 * The mail about an end that nobody has declared here: sooner than the player knew, or because no payment came. One that was
 * cancelled ends on its day without a mail.
 */
function endMails(reading: Reading, { found, before }: Context, now: number): SubscriptionMail[] {
  const { id, status, paidUntil } = reading;
  const isEarly = before?.status === "expiring" && paidUntil < before.paidUntil;
  if (status !== "cancelled" || found.end === null) return [];
  if (before?.status !== "running" && !isEarly) return [];
  const { at, cause } = found.end;
  const key = `subscriptionEnded ${id}`;
  return [{ kind: "subscriptionEnded", key, keyUntil: keyUntil(reading, now), price: null, at, word: cause }];
}

/** What the player hears of money that has come back, and of a second subscription that is ended and refunded. */
function moneyMails(reading: Reading, { found, before }: Context, now: number): SubscriptionMail[] {
  const { id, status, paidUntil } = reading;
  const { price, lastPayment } = found;
  if (price === null || lastPayment === null) return [];
  const { paymentID, paysUntil, refunded, isGivenBack, disputes } = lastPayment;
  // It stays the last payment, of which every reading tells, even where it no longer counts as paid.
  const until = keyUntil({ paidUntil: Math.max(paidUntil, paysUntil) }, now);
  // What had come back before anybody had the subscription here is no news.
  const isNews = before !== undefined;
  const mails: SubscriptionMail[] = [
    { kind: "subscriptionSurplus", key: `subscriptionSurplus ${id}`, keyUntil: until, price },
  ];
  if (refunded > 0)
    mails.push({
      ...{
        kind: "paymentRefunded",
        key: `paymentRefunded ${paymentID} ${refunded}`,
        keyUntil: until,
        isNews,
      },
      price: { ...price, amount: refunded },
      word: status !== "cancelled" && isGivenBack ? status : "",
    });
  for (const { disputeID, state, amount, currency } of disputes)
    if (state === "lost")
      mails.push({
        ...{ kind: "paymentDisputed", key: `paymentDisputed ${disputeID}`, keyUntil: until, isNews },
        price: { amount, currency },
      });
  return mails;
}

/**
 * Tells the operator of an end at once that was not declared here, if something that is paid is left and not refunded; also
 * where the payment has arrived only after the end.
 */
function endNoticeOf({ id, status, paidUntil }: Reading, { found, before }: Context): Notice | null {
  const { end, lastPayment } = found;
  const wasLive = before?.status === "running" || before?.status === "expiring";
  const isNews = wasLive || (before?.status === "cancelled" && paidUntil > before.paidUntil);
  if (!isNews || status !== "cancelled" || end?.cause !== "wanted" || lastPayment === null) return null;
  const isUsedUp = lastPayment.paysUntil - end.at < limits.unusedTimeMs;
  return isUsedUp || lastPayment.refunded > 0 || lastPayment.isGivenBack
    ? null
    : endedEarlyNotice(id, end.at, lastPayment);
}

/** A mail is written once for a subscription, or once for each payment. */
function keyOf(
  kind: Kind,
  { id, paidUntil, nextPaymentAt }: Pick<Reading, "id" | "paidUntil" | "nextPaymentAt">,
): string {
  if (kind === "subscriptionWithdrawn") return withdrawnKey(id);
  if (kind === "newSubscription") return `${kind} ${id}`;
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
