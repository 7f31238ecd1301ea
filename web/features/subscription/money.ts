import { monthsOf, type Plan } from "#schema/subscription.ts";

/**
 * Formats an amount of money, without the decimals of a whole one: `24 €`, `1,99 €`.
 * @param amount in the smallest unit of the currency
 * @param currency ISO 4217
 */
export function moneyIn(locale: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What a plan costs for each month, in the smallest unit of the currency. */
export function perMonth(plan: Plan, amount: number): number {
  return Math.round(amount / monthsOf[plan]);
}

/** Formats a share (0 to 1) in whole percent. */
export function shareIn(locale: string, share: number): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(share);
}

/** Formats a rate in percent, with its decimal if it has one. */
export function percentIn(locale: string, percent: number): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100);
}
