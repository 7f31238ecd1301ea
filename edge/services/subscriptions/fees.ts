import operator from "#operator.json" with { type: "json" };
import { operatorSchema } from "#schema/operator.ts";
import type { PlanPrice } from "../payments/payments.ts";

const { paymentFee, vatPercent: vat } = operatorSchema.parse(operator).subscription;

/** The VAT that prices include, in percent; null where the operator charges none. */
export const vatPercent = vat;

/** The part of a payment that the provider keeps: 0 to 1. */
export function feeShareOf({ amount }: PlanPrice): number {
  return Math.min(1, (paymentFee.fixed + (amount * paymentFee.percent) / 100) / amount);
}
