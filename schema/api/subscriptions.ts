import { z } from "zod";
import { limits } from "../limits.ts";
import { locales } from "../settings.ts";
import { declarationKinds, plans, subscriptionStatuses } from "../subscription.ts";
import { lines } from "../text.ts";
import * as fields from "./fields.ts";

const plan = z.enum(plans);
const moment = z.int().nonnegative();

/** GET /subscription/plans: what a subscription costs. Without plans this site takes no new subscriptions. */
export const plansAnswer = z.strictObject({
  /** Whether the site has a payment provider: then contracts may run, even where no plan is offered any more. */
  hasProvider: z.boolean(),
  plans: z.array(
    z.strictObject({
      plan,
      /** What one payment is, in the smallest unit of the currency, VAT included. */
      amount: z.int().positive(),
      /** ISO 4217, in upper case. */
      currency: z.string().length(3),
      /** The part of it that the payment provider keeps: 0 to 1. */
      feeShare: z.number().min(0).max(1),
    }),
  ),
  /** The VAT that the amounts include, in percent; null where the operator charges none. */
  vatPercent: z.number().positive().nullable(),
});
export type PlansAnswer = z.infer<typeof plansAnswer>;

/** GET /subscription/nSubscriptions: how many sponsors carry the site now. */
export const nSubscriptionsAnswer = z.strictObject({ nSubscriptions: z.int().nonnegative() });
export type NSubscriptionsAnswer = z.infer<typeof nSubscriptionsAnswer>;

/**
 * GET /subscription/get, and the answer of every call that changes it: the caller's subscription, the last one if all have
 * ended; everything is null or false for somebody who never had one.
 */
export const subscriptionAnswer = z.strictObject({
  status: z.enum(subscriptionStatuses).nullable(),
  plan: plan.nullable(),
  /** The number under which the provider knows it. */
  subscriptionID: z.string().nullable(),
  startedAt: moment.nullable(),
  /** Until when it is paid; when the benefits end or ended. In the past where a payment failed or was given back. */
  validUntil: moment.nullable(),
  /** When the next payment is due; null where none is, or where the provider tries again to take the last one. */
  nextPaymentAt: moment.nullable(),
  /** The last payment failed, and the provider tries again: the sponsor should look at the means of payment. */
  hasFailedPayment: z.boolean(),
  /** The last payment was given back in full, or the payer's bank has taken it back: it brings no benefits. */
  isGivenBack: z.boolean(),
  /** Until when the contract can be withdrawn from: the whole day before is safe to name in any time zone. Null where it can't. */
  withdrawableUntil: moment.nullable(),
  /** Whether the caller has the benefits now. */
  isSponsor: z.boolean(),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** POST /subscription/new: begins a subscription; the order is paid at the provider's page. */
export const newSubscriptionBody = z.strictObject({ plan });
export type NewSubscriptionBody = z.infer<typeof newSubscriptionBody>;

/** An address at the payment provider to send the caller to. */
export const providerAnswer = z.strictObject({ url: z.url() });
export type ProviderAnswer = z.infer<typeof providerAnswer>;

/** POST /subscription/link: claims a subscription that was begun outside the site. */
export const linkSubscriptionBody = z.strictObject({ subscriptionID: fields.contract });
export type LinkSubscriptionBody = z.infer<typeof linkSubscriptionBody>;

/**
 * POST /subscription/declare: a cancellation or a withdrawal by somebody who need not be signed in (§ 312k, § 356a BGB).
 * `contract` is what identifies the contract: the username, or the number of the subscription.
 */
export const declarationBody = z.strictObject({
  kind: z.enum(declarationKinds),
  name: fields.declarant,
  email: fields.email,
  contract: fields.contract,
  /** The good cause of an extraordinary cancellation; empty for an ordinary one. */
  cause: lines().check(z.trim(), z.maxLength(limits.reasonMaxLength)),
  /** The day on which the contract is to end; without one it ends as soon as possible. */
  endsOn: z.iso.date().optional(),
  /** The language of the confirmation; German if it is not said. */
  locale: z.enum(locales).optional(),
});
export type DeclarationBody = z.infer<typeof declarationBody>;

/** What was received and when (ms UTC), to be kept; the confirmation by mail repeats it. Says nothing about whether there is such a contract. */
export const declarationAnswer = z.strictObject({ receivedAt: moment });
export type DeclarationAnswer = z.infer<typeof declarationAnswer>;

/** POST /subscription/webhook: whatever the payment provider sends; its signature is over the bytes. */
export const webhookBody = z.looseObject({});

/** GET /subscription/sponsors: the names of the sponsors who show that they are, for the tag beside their names. */
export const sponsorsAnswer = z.strictObject({ usernames: z.array(z.string()) });
export type SponsorsAnswer = z.infer<typeof sponsorsAnswer>;
