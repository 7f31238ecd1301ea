import operatorData from "#operator.json" with { type: "json" };
import { dateLocale } from "#schema/dateLocale.ts";
import type { Ending } from "#schema/db/subscriptions.ts";
import { operatorSchema } from "#schema/operator.ts";
import type { Locale } from "#schema/settings.ts";
import type { DeclarationKind, DeclarationOutcome, Plan } from "#schema/subscription.ts";

const planWords: Record<Locale, Record<Plan, string>> = {
  de: { yearly: "jährlicher", quarterly: "vierteljährlicher", monthly: "monatlicher" },
  en: { yearly: "yearly", quarterly: "quarterly", monthly: "monthly" },
  ru: { yearly: "платёж раз в год", quarterly: "платёж раз в квартал", monthly: "платёж раз в месяц" },
};

/** When a contract of a plan ends that is cancelled: after its first term with a month's notice (§ 309 no. 9 BGB). */
const endsWords: Record<Locale, Record<Plan, string>> = {
  de: {
    yearly:
      "Im ersten Jahr endet es dann mit der bezahlten Zeit. Nach dem ersten Jahr kannst du jederzeit mit einer Frist von einem Monat kündigen; was du zu viel bezahlt hast, erstatten wir.",
    quarterly:
      "In den ersten drei Monaten endet es dann mit der bezahlten Zeit. Danach kannst du jederzeit mit einer Frist von einem Monat kündigen; was du zu viel bezahlt hast, erstatten wir.",
    monthly: "Das Abo endet dann mit der bezahlten Zeit.",
  },
  en: {
    yearly:
      "In the first year it then ends when the time you have paid for is up. After the first year you can end it at any time with one month’s notice, and we refund what you have paid beyond that.",
    quarterly:
      "In the first three months it then ends when the time you have paid for is up. After that you can end it at any time with one month’s notice, and we refund what you have paid beyond that.",
    monthly: "It then ends when the time you have paid for is up.",
  },
  ru: {
    yearly:
      "В первый год она закончится вместе с оплаченным сроком. После первого года её можно прекратить в любой момент, предупредив за месяц; переплату мы вернём.",
    quarterly:
      "В первые три месяца она закончится вместе с оплаченным сроком. Потом её можно прекратить в любой момент, предупредив за месяц; переплату мы вернём.",
    monthly: "Она закончится вместе с оплаченным сроком.",
  },
};

/** What becomes of a cancelled subscription that is paid for longer than its contract lasts. */
const overpaidWords: Record<Locale, string> = {
  de: "Das Abo endet mit einer Frist von einem Monat; was du zu viel bezahlt hast, erstatten wir.",
  en: "The subscription ends with one month’s notice, and we refund what you have paid beyond that.",
  ru: "Подписка закончится через месяц; переплату мы вернём.",
};

/** What a cancelled subscription still gives, and whether that can be taken back, while paid time is left and when it is over. */
const leftWords: Record<Locale, Record<"benefitsWord" | "regretWord", string>> = {
  de: {
    benefitsWord: "Deine Vorteile behältst du bis {deadline}.",
    regretWord:
      "Du hast es dir anders überlegt? Bis zum Ende kannst du die Kündigung auf der Seite des Abos zurücknehmen.",
  },
  en: {
    benefitsWord: "You keep your benefits until {deadline}.",
    regretWord:
      "Changed your mind? Until the end you can take the cancellation back on the subscription’s page.",
  },
  ru: {
    benefitsWord: "Преимущества спонсора закончатся: {deadline}.",
    regretWord: "Передумали? До окончания срока отмену можно отозвать на странице подписки.",
  },
};

const overWords: typeof leftWords = {
  de: {
    benefitsWord: "Bezahlte Zeit ist keine mehr übrig.",
    regretWord: "Du hast es dir anders überlegt? Auf der Seite des Abos kannst du ein neues beginnen.",
  },
  en: {
    benefitsWord: "There is no paid time left.",
    regretWord: "Changed your mind? You can begin a new one on the subscription’s page.",
  },
  ru: {
    benefitsWord: "Оплаченного времени не осталось.",
    regretWord: "Передумали? На странице подписки можно оформить новую.",
  },
};

/** What was declared; a cancellation with good cause is an extraordinary one. */
const kindWords: Record<Locale, Record<DeclarationKind | "goodCause", string>> = {
  de: {
    cancellation: "ordentliche Kündigung",
    goodCause: "außerordentliche Kündigung aus wichtigem Grund",
    withdrawal: "Widerruf",
  },
  en: {
    cancellation: "ordinary cancellation",
    goodCause: "extraordinary cancellation for good cause",
    withdrawal: "withdrawal",
  },
  ru: {
    cancellation: "обычное расторжение",
    goodCause: "досрочное расторжение по уважительной причине",
    withdrawal: "отказ от договора",
  },
};

const outcomeWords: Record<Locale, Record<DeclarationOutcome, string>> = {
  de: {
    cancelled: "Das Abo ist damit gekündigt und endet mit der bezahlten Zeit.",
    withdrawn: "Das Abo ist damit widerrufen und endet sofort; deine Zahlung erstatten wir.",
    examined: "Wir prüfen die Erklärung und melden uns.",
  },
  en: {
    cancelled: "The subscription is hereby cancelled and ends when the time you have paid for is up.",
    withdrawn: "You have hereby withdrawn: the subscription ends at once, and we refund your payment.",
    examined: "We will look into the declaration and get in touch with you.",
  },
  ru: {
    cancelled: "Подписка тем самым отменена и действует до конца оплаченного срока.",
    withdrawn: "Отказ принят: подписка прекращается сразу, ваш платёж мы вернём.",
    examined: "Мы проверим заявление и свяжемся с вами.",
  },
};

/** Why a subscription has ended that nobody cancelled here. */
const endedWords: Record<Locale, Record<string, string>> = {
  de: {
    wanted:
      "Beendet wurde es beim Zahlungsanbieter. Ist von deiner Zahlung etwas zu erstatten, kommt es auf dem Weg zurück, auf dem du bezahlt hast.",
    failed: "Die letzte Zahlung hat auch nach mehreren Versuchen nicht geklappt.",
    disputed: "Deine Bank oder dein Zahlungsdienst hat eine Zahlung zurückgebucht.",
  },
  en: {
    wanted:
      "It was ended at the payment provider. If part of your payment is to be refunded, it comes back by the payment method that you used.",
    failed: "The last payment has failed, even after several attempts.",
    disputed: "Your bank or payment service has taken back a payment.",
  },
  ru: {
    wanted:
      "Её прекратили в платёжной системе. Если часть платежа нужно вернуть, деньги придут тем же способом, каким вы платили.",
    failed: "Последний платёж не прошёл даже после нескольких попыток.",
    disputed: "Ваш банк или платёжный сервис отозвал платёж.",
  },
};

/** What a refund of a whole payment means for a subscription that has not ended. */
const refundWords: Record<Locale, Record<string, string>> = {
  de: {
    running:
      "Damit enden deine Vorteile als Sponsor. Das Abo läuft weiter, bis du es kündigst; die nächste Zahlung ist fällig (Berliner Zeit): {deadline}.",
    expiring: "Damit enden deine Vorteile als Sponsor. Gekündigt ist das Abo schon.",
  },
  en: {
    running:
      "Your benefits as a sponsor end with it. The subscription goes on until you cancel it; the next payment is due (Berlin time): {deadline}.",
    expiring: "Your benefits as a sponsor end with it. The subscription is already cancelled.",
  },
  ru: {
    running:
      "Поэтому преимущества спонсора больше не действуют. Подписка действует, пока вы её не отмените; следующий платёж (по берлинскому времени): {deadline}.",
    expiring: "Поэтому преимущества спонсора больше не действуют. Сама подписка уже отменена.",
  },
};

/** What the payment provider must do, and refuses. */
const taskWords: Record<Locale, Record<Ending | "refund", string>> = {
  de: {
    refund: "die letzte Zahlung erstatten",
    now: "das Abo sofort beenden",
    nowWithRefund: "das Abo sofort beenden und die letzte Zahlung erstatten",
    paidUntil: "das Abo zum Ende der bezahlten Zeit kündigen",
  },
  en: {
    refund: "refund the last payment",
    now: "end the subscription at once",
    nowWithRefund: "end the subscription at once and refund the last payment",
    paidUntil: "cancel the subscription at the end of the time that is paid",
  },
  ru: {
    refund: "вернуть последний платёж",
    now: "сразу прекратить подписку",
    nowWithRefund: "сразу прекратить подписку и вернуть последний платёж",
    paidUntil: "отменить подписку по окончании оплаченного срока",
  },
};

/** Until when a dispute can be responded to, and that some can't be. */
const respondWords: Record<Locale, Record<"dated" | "undated", string>> = {
  de: {
    dated:
      "Antworten kannst du bis (Berliner Zeit): {deadline}. Antworte beim Zahlungsanbieter auf die Anfechtung {dispute}, oder nimm sie an. Ohne Antwort verlierst du sie.",
    undated: "Auf die Anfechtung {dispute} lässt sich nicht antworten.",
  },
  en: {
    dated:
      "You can respond until (Berlin time): {deadline}. Respond to the dispute {dispute} at the payment provider, or accept it. Without a response you lose it.",
    undated: "The dispute {dispute} can’t be responded to.",
  },
  ru: {
    dated:
      "Ответить можно до (по берлинскому времени): {deadline}. Ответьте в платёжной системе на спор {dispute} или согласитесь с ним. Без ответа вы его проиграете.",
    undated: "Ответить на спор {dispute} нельзя.",
  },
};

const { name, address, email } = operatorSchema.parse(operatorData);

/** Whom a contract is with. */
const operator = [name, ...address, email].filter(Boolean).join(", ") || "Tac";

/** The values of a mail about a contract in words: its plan, price and kind, and the operator. */
export function withContractWords(data: Record<string, string>, locale: Locale): Record<string, string> {
  const { plan, amount, currency, kind, cause, outcome, endsOn, word, task } = data;
  const deadline = data.deadline || "–";
  return {
    ...data,
    deadline,
    endedWord: endedWords[locale][word] ?? "",
    refundWord: (refundWords[locale][word] ?? "").replace("{deadline}", deadline),
    respondWord: respondWords[locale][data.deadline ? "dated" : "undated"]
      .replace("{deadline}", deadline)
      .replace("{dispute}", data.dispute ?? ""),
    taskWord: taskWords[locale][task as Ending] ?? "",
    operator,
    ...benefitWords(data, locale),
    endsWord: endsWords[locale][plan as Plan] ?? "",
    planWord: planWords[locale][plan as Plan] ?? "",
    price: amount && currency ? priceIn(locale, Number(amount), currency) : "",
    kindWord: kindWords[locale][kind as DeclarationKind] ?? "",
    endWord: endWordOf(kind, endsOn, locale),
    outcomeWord:
      outcome === "cancelled" && word === "overpaid"
        ? overpaidWords[locale]
        : (outcomeWords[locale][outcome as DeclarationOutcome] ?? ""),
    causeWord: cause || "–",
  };
}

/** @param amount in the smallest unit of the currency */
function priceIn(locale: Locale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** @param data `deadline` in words, whether it has passed, and whether more is paid than the contract costs */
function benefitWords(data: Record<string, string>, locale: Locale): Record<string, string> {
  const { deadline, isOver, word } = data;
  const { benefitsWord, regretWord } = (isOver ? overWords : leftWords)[locale];
  if (word === "overpaid") return { benefitsWord: overpaidWords[locale], regretWord };
  return { benefitsWord: benefitsWord.replace("{deadline}", deadline ?? ""), regretWord };
}

const soonestWords: Record<Locale, { cancellation: string; withdrawal: string }> = {
  de: { cancellation: "so bald wie möglich", withdrawal: "sofort" },
  en: { cancellation: "as soon as possible", withdrawal: "at once" },
  ru: { cancellation: "как можно скорее", withdrawal: "сразу" },
};

/** When a contract is to end that was cancelled for a day (`2027-03-31`) or, without one, as soon as possible. */
function endWordOf(kind: string, endsOn: string, locale: Locale): string {
  if (!endsOn) return soonestWords[locale][kind === "withdrawal" ? kind : "cancellation"];
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(endsOn),
  );
}
