import { inTime } from "#party/inTime.ts";
import { limits } from "#schema/limits.ts";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import { type Payments, type PlanPrice, ProviderError } from "../payments/payments.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";

/** The payment provider. @throws Problem `unavailable` where this site takes no subscriptions */
export function expectPayments(env: Env): Payments {
  const payments = paymentsOf(env);
  if (payments === undefined)
    throw new Problem("unavailable", "This site takes no subscriptions.", {
      headers: { "Retry-After": String(limits.ratePeriodMs / 1000) },
      isMeant: true,
    });
  return payments;
}

/** Asks the provider for a caller. @throws Problem `unavailable` where it does not do what is asked */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new Problem("unavailable", "The payment provider does not answer.", {
      headers: { "Retry-After": String(limits.paymentRetryMinMs / 1000) },
      cause: cause.message,
    });
  }
}

/** The prices as they were last asked for, be it just now. */
let known: { prices: Promise<PlanPrice[]>; until: number } | undefined;

/**
 * What the plans cost. Anybody may ask, so the provider is asked once for all, and not at once again after a failure.
 * @throws ProviderError
 */
export async function pricesOf(payments: Payments, now: number): Promise<PlanPrice[]> {
  if (known === undefined || now >= known.until || now < known.until - limits.pricesKeptMs)
    known = { prices: askForPrices(payments, now), until: now + limits.pricesKeptMs };
  const { prices } = known;
  // What another call has asked for never arrives if that call is cut off.
  return inTime(prices, limits.pricesWaitMs).catch((cause) => {
    if (cause instanceof ProviderError) throw cause;
    if (known?.prices === prices) known = undefined;
    throw new ProviderError("The prices did not arrive.", { wasRefused: false, cause });
  });
}

function askForPrices(payments: Payments, now: number): Promise<PlanPrice[]> {
  const askedAt = Date.now();
  const prices = payments.prices();
  prices.catch(() => {
    const failedAt = now + (Date.now() - askedAt);
    if (known?.prices === prices) known.until = failedAt + limits.pricesFailureKeptMs;
  });
  return prices;
}
