import type { Locale } from "#schema/settings.ts";
import type { Plan, SubscriptionStatus } from "#schema/subscription.ts";

/** What a plan costs, VAT included, as the provider's prices say. */
export interface PlanPrice {
  plan: Plan;
  /** In the smallest unit of the currency. */
  amount: number;
  /** ISO 4217, in upper case. */
  currency: string;
}

/** An order of a subscription, before it is paid. */
export interface Order {
  /**
   * The same key never creates two orders. A provider that failed itself may repeat its failure for a day under the same key;
   * then begin under another one: nobody has the address of the first order, so nobody can pay it.
   */
  key: string;
  /** The mark of this site (`store/site.ts`), by which it knows the subscription as its own. */
  siteID: string;
  userID: number;
  plan: Plan;
  email: string;
  locale: Locale;
  /** Where the provider's page leads back to: after payment, and without. */
  successUrl: string;
  cancelUrl: string;
}

/** A subscription as the provider knows it. Times in ms UTC. */
export interface ProviderSubscription {
  subscriptionID: string;
  customerID: string;
  /** null for a price that belongs to none of our plans */
  plan: Plan | null;
  /** What one of its payments is, which stays when the operator offers another price; null for one without a fixed amount. */
  price: { amount: number; currency: string } | null;
  /** Where and for whom it was ordered, as the order said; null for one that was begun elsewhere. */
  order: { siteID: string; userID: number } | null;
  /** `unpaid`: nothing has been paid yet, and it gives no benefits. */
  status: SubscriptionStatus | "unpaid";
  startedAt: number;
  /**
   * Until when it is paid, or when it ended if that was before. A payment that failed or was refunded in full does not
   * count: then it is paid until the period began for which it was.
   */
  paidUntil: number;
  /** When the next payment is due; null for one that is ending or has ended, or whose last payment has failed. */
  nextPaymentAt: number | null;
  /** The last payment failed; the provider tries again. */
  hasFailedPayment: boolean;
  /** When it was cancelled, be it for a later time, or ended without that; null for one that goes on. */
  cancelledAt: number | null;
  /** When and why it ended: somebody wanted it, its payment failed for good, or the payer's bank took one back. */
  end: { at: number; cause: EndCause } | null;
  lastPayment: LastPayment | null;
}

export type EndCause = "wanted" | "failed" | "disputed";

/** The last payment of a subscription, if it was made. */
export interface LastPayment {
  paymentID: string;
  /** The end of the time that it pays for, even if the subscription ended before. */
  paysUntil: number;
  /** How much of it was refunded, in the smallest unit of the currency, and whether that is all. */
  refunded: number;
  isGivenBack: boolean;
  disputes: Dispute[];
}

/** A payment that the payer's bank takes back, or wants to. */
export interface Dispute {
  disputeID: string;
  state: "open" | "won" | "lost";
  amount: number;
  currency: string;
  /** Until when the operator can answer; null where there is no such time. */
  answerUntil: number | null;
}

/** What became of an order at the provider's page, and what it costs while it can be paid, where that is known. */
export type Checkout =
  | { state: "open"; url: string; amount?: number | null; currency?: string | undefined }
  | { state: "expired" }
  | { state: "complete"; subscriptionID: string };

/** A message of the provider that something has changed. It is only a hint: what is true is read. */
export interface ProviderEvent {
  eventID: string;
  /** The subscription or the order that it concerns, if any. */
  subscriptionID?: string;
  checkoutID?: string;
  /** The payment that was refunded or disputed; the message does not say of which subscription. */
  paymentID?: string;
  disputeID?: string;
}

/**
 * A payment provider. Every change can be repeated after any failure: an order carries a key of its own, and the others do
 * only what has not been done yet.
 * All methods but `verify` throw ProviderError.
 */
export interface Payments {
  prices(): Promise<PlanPrice[]>;
  /**
   * Begins an order; answers with the address of the page where it is paid. The same order again gets the same answer, even
   * if it has been paid or has expired since; another one under the same key is refused.
   */
  begin(order: Order): Promise<{ checkoutID: string; url: string }>;
  /**
   * Ends an order that is not paid yet, so that nobody can pay it any more. Answers with what became of it: it may have been
   * paid before.
   */
  endCheckout(checkoutID: string): Promise<Checkout>;
  readCheckout(checkoutID: string): Promise<Checkout | undefined>;
  /** undefined where the provider knows none of this number */
  read(subscriptionID: string): Promise<ProviderSubscription | undefined>;
  /** The subscription that a payment was for; undefined for a payment for anything else. */
  findSubscription(paymentID: string): Promise<string | undefined>;
  readDispute(disputeID: string): Promise<Dispute | undefined>;
  /** Where the provider writes to a customer. */
  setEmail(customerID: string, email: string): Promise<void>;
  /** The page where a customer changes the means of payment and sees the invoices. */
  portal(customerID: string, options: { returnUrl: string; locale: Locale }): Promise<{ url: string }>;
  /**
   * Ends a subscription: with the time that is paid; at once; or at once with its last payment refunded. Where nothing is
   * paid, or it was all given back, it ends at once. A payment that has just become due is still taken. One that has ended
   * stays as it is, but a refund that is missing is made: so this can be repeated until it succeeds.
   * @throws RefundRefused where it has ended, and only the refund is refused
   * @throws PaymentOnItsWay where it has ended, and a payment must be refunded when it has arrived: repeat it then with
   * `nowWithRefund`
   */
  cancel(subscriptionID: string, when: "paidUntil" | "now" | "nowWithRefund"): Promise<void>;
  /** Lets one that would end with the time that is paid renew itself again. Refused for one that has ended. */
  resume(subscriptionID: string): Promise<void>;
  /**
   * Reads a message of the provider.
   * @param body as it arrived, unchanged
   * @param now ms UTC; a message that was signed long before is refused
   * @throws ForgedEvent where its signature is not the provider's
   */
  verify(body: string, signature: string, now: number): Promise<ProviderEvent>;
}

/** The provider did not do what was asked. */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** Whether it refused, and will again. Otherwise it could not be reached, or failed itself. */
  readonly wasRefused: boolean;
  /** Whether it answered at all. Then it may answer the same for a while if the same is asked under the same key. */
  readonly wasAnswered: boolean;
  /** Whether the key lacks the right to it, or is not valid: a matter for the operator, who may change that. */
  readonly wasForbidden: boolean;

  constructor(
    message: string,
    options: { wasRefused: boolean; wasAnswered?: boolean; wasForbidden?: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.wasRefused = options.wasRefused;
    this.wasAnswered = options.wasAnswered ?? options.wasRefused;
    this.wasForbidden = options.wasForbidden ?? false;
  }
}

/** The provider has ended a subscription, and refuses to refund its payment. */
export class RefundRefused extends ProviderError {
  override name = "RefundRefused";
}

/** A payment that is to be refunded has not arrived yet. */
export class PaymentOnItsWay extends ProviderError {
  override name = "PaymentOnItsWay";
}

/** A message that does not come from the provider, or that is too old. */
export class ForgedEvent extends Error {
  override name = "ForgedEvent";
}
