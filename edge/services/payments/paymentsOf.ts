import type { Env } from "../../env.ts";
import type { Payments } from "./payments.ts";
import { stripePayments } from "./stripe/stripePayments.ts";

/** The payment provider; undefined on a site without keys, which takes no subscriptions. */
export function paymentsOf(
  env: Pick<
    Env,
    "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL" | "STRIPE_ANSWER_MS" | "STRIPE_RETRIES"
  >,
): Payments | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (!secretKey || !webhookSecret) return undefined;
  return stripePayments({
    secretKey,
    webhookSecret,
    ...(apiUrl && { apiUrl }),
    ...(env.STRIPE_ANSWER_MS && { answerMs: Number(env.STRIPE_ANSWER_MS) }),
    ...(env.STRIPE_RETRIES && { retries: Number(env.STRIPE_RETRIES) }),
  });
}
