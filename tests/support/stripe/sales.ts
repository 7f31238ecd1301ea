import type Stripe from "stripe";
import { newID, type World } from "./world.ts";

/** What is on sale and who buys it: prices, customers, checkouts; and the operator's settings. */

export type PriceSettings = {
  lookupKey: string | null;
  amount: number;
  currency?: string;
  months?: number;
  isActive?: boolean;
};

export function newPrice(
  world: World,
  { lookupKey, amount, currency = "eur", months = 1, isActive = true }: PriceSettings,
): Stripe.Price {
  return {
    id: newID(world, "price"),
    object: "price",
    active: isActive,
    billing_scheme: "per_unit",
    created: world.now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product: "prod_fake",
    recurring: {
      interval: months === 12 ? "year" : "month",
      interval_count: months === 12 ? 1 : months,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "inclusive",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: amount,
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
}

export function newCustomer(world: World, email: string | null): Stripe.Customer {
  return {
    id: newID(world, "cus"),
    object: "customer",
    balance: 0,
    created: world.now,
    default_source: null,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
  } satisfies Stripe.Customer;
}

/** How long a checkout can be paid. */
const checkoutSeconds = 24 * 3600;

export function newCheckout(
  world: World,
  price: Stripe.Price,
  given: Stripe.Checkout.SessionCreateParams,
): Stripe.Checkout.Session {
  const id = newID(world, "cs_test");
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: world.now,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer ?? null,
    customer_account: null,
    customer_creation: "always",
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: world.now + checkoutSeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: (given.metadata as Stripe.Metadata | undefined) ?? {},
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card", "sepa_debit", "paypal"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: given.success_url ?? null,
    total_details: null,
    ui_mode: null,
    url: `${world.url}/checkout/${id}`,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}

export function newPortalSession(
  world: World,
  { customer, return_url, locale }: Stripe.BillingPortal.SessionCreateParams,
): Stripe.BillingPortal.Session {
  const id = newID(world, "bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_fake",
    created: world.now,
    customer: String(customer),
    customer_account: null,
    flow: null,
    livemode: false,
    locale: locale ?? null,
    on_behalf_of: null,
    return_url: return_url ?? null,
    url: `${world.url}/portal/${id}`,
  } satisfies Stripe.BillingPortal.Session;
}

export type WebhookSettings = {
  url: string;
  events: string[];
  isEnabled?: boolean;
  apiVersion?: string | null;
};

export function newWebhookEndpoint(
  world: World,
  { url, events, isEnabled = true, apiVersion = "2026-10-28.endive" }: WebhookSettings,
): Stripe.WebhookEndpoint {
  return {
    id: newID(world, "we"),
    object: "webhook_endpoint",
    api_version: apiVersion,
    application: null,
    created: world.now,
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: isEnabled ? "enabled" : "disabled",
    url,
  } satisfies Stripe.WebhookEndpoint;
}

export type PortalSettings = {
  canChangePayment?: boolean;
  canCancel?: boolean;
  canSwitchPlans?: boolean;
  showsInvoices?: boolean;
};

export function newPortalConfiguration(
  world: World,
  { canChangePayment = true, canCancel = true, canSwitchPlans = false, showsInvoices = true }: PortalSettings,
): Stripe.BillingPortal.Configuration {
  return {
    id: newID(world, "bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: world.now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: showsInvoices },
      payment_method_update: { enabled: canChangePayment, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: canCancel,
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: canSwitchPlans,
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: world.now,
  } satisfies Stripe.BillingPortal.Configuration;
}
