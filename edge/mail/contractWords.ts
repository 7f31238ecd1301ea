import operatorData from "#operator.json" with { type: "json" };
import { operatorSchema } from "#schema/operator.ts";
import type { Locale } from "#schema/settings.ts";
import type { DeclarationKind, Plan } from "#schema/subscription.ts";

const planWords: Record<Locale, Record<Plan, string>> = {
  de: { yearly: "jährlicher", quarterly: "vierteljährlicher", monthly: "monatlicher" },
  en: { yearly: "yearly", quarterly: "quarterly", monthly: "monthly" },
  ru: { yearly: "платёж раз в год", quarterly: "платёж раз в квартал", monthly: "платёж раз в месяц" },
};

const kindWords: Record<Locale, Record<DeclarationKind, string>> = {
  de: { cancellation: "Kündigung", withdrawal: "Widerruf" },
  en: { cancellation: "cancellation", withdrawal: "withdrawal" },
  ru: { cancellation: "отмена подписки", withdrawal: "отказ от договора" },
};

const { name, address, email } = operatorSchema.parse(operatorData);

/** Whom a contract is with. */
const operator = [name, ...address, email].filter(Boolean).join(", ") || "Tac";

/** The values of a mail about a contract in words: its plan, price and kind, and the operator. */
export function withContractWords(data: Record<string, string>, locale: Locale): Record<string, string> {
  const { plan, amount, currency, kind, cause } = data;
  return {
    ...data,
    operator,
    planWord: planWords[locale][plan as Plan] ?? "",
    price: amount && currency ? priceIn(locale, Number(amount), currency) : "",
    kindWord: kindWords[locale][kind as DeclarationKind] ?? "",
    causeWord: cause || "–",
  };
}

/** @param amount in the smallest unit of the currency */
function priceIn(locale: Locale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
