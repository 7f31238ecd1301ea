import Stripe from "stripe";
import { ProviderError } from "../payments.ts";

/** What Stripe won't do however often it is asked: a wrong request, a declined card, what does not exist. */
const refusals: readonly (number | undefined)[] = [400, 402, 404];

/** A key that is not valid, or lacks the right to what is asked. */
const forbidden: readonly (number | undefined)[] = [401, 403];

/**
 * Calls Stripe.
 * @throws ProviderError instead of Stripe's own errors; any other error as it is
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderError(`Stripe: ${error.message}`, {
      wasRefused: isRefusal(error),
      wasAnswered: error.statusCode !== undefined,
      wasForbidden: forbidden.includes(error.statusCode),
      cause: error,
    });
  }
}

/** Like `asking`, but undefined where Stripe knows none of this number. */
export async function askingFor<T>(call: () => Promise<T>): Promise<T | undefined> {
  return asking(() =>
    call().catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  );
}

function isRefusal(error: Stripe.errors.StripeError): boolean {
  if (error instanceof Stripe.errors.StripeRateLimitError) return false;
  return refusals.includes(error.statusCode);
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}
