import Stripe from "stripe";
import { limits } from "#schema/limits.ts";

/** How Stripe is reached. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another server than Stripe's own, for tests. */
  apiUrl?: string;
  /** The timeout of one call in ms, and how often it is repeated. */
  answerMs?: number;
  retries?: number;
}

/**
 * Stripe's client, with `fetch` underneath. Left to itself it takes Node's `http` where a bundler mistakes a Worker for Node,
 * and then hangs, but only in production.
 */
export function stripeClient({
  secretKey,
  apiUrl,
  answerMs = limits.paymentAnswerMs,
  retries = limits.paymentRetries,
}: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: answerMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(new URL(apiUrl))),
  });
}

function addressOf({
  protocol,
  hostname,
  port,
}: URL): Pick<Stripe.StripeConfig, "protocol" | "host" | "port"> {
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, port };
}
