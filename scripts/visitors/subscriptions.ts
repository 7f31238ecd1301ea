import type { PlansAnswer, SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import type { Page } from "./pages.ts";

const dayMs = 24 * 60 * 60_000;
const now = Date.now();

const noPlans: PlansAnswer = { hasProvider: false, plans: [], vatPercent: null };
/** The operator offers no plan any more; contracts go on. */
const archived: PlansAnswer = { ...noPlans, hasProvider: true };
const plans: PlansAnswer = {
  hasProvider: true,
  plans: [
    { plan: "yearly", amount: 2400, currency: "EUR", feeShare: 0.0396 },
    { plan: "quarterly", amount: 600, currency: "EUR", feeShare: 0.0833 },
    { plan: "monthly", amount: 200, currency: "EUR", feeShare: 0.2 },
  ],
  vatPercent: 19,
};

const none: SubscriptionAnswer = {
  status: null,
  plan: null,
  subscriptionID: null,
  startedAt: null,
  validUntil: null,
  nextPaymentAt: null,
  hasFailedPayment: false,
  isGivenBack: false,
  withdrawableUntil: null,
  isSponsor: false,
};
const running: SubscriptionAnswer = {
  ...none,
  status: "running",
  plan: "yearly",
  subscriptionID: "sub_1SWqk2FJ7aXy0mCwvH3dQp9T",
  startedAt: now - 3 * dayMs,
  validUntil: now + 362 * dayMs,
  nextPaymentAt: now + 362 * dayMs,
  withdrawableUntil: now + 11 * dayMs,
  isSponsor: true,
};
const inTime: SubscriptionAnswer = { ...running, startedAt: now - 200 * dayMs, withdrawableUntil: null };

/** The answers of a site that takes subscriptions, to somebody with this one. */
function answersFor(own: SubscriptionAnswer): Page["answers"] {
  return {
    "subscription/plans": plans,
    "subscription/get": own,
    "subscription/nSubscriptions": { nSubscriptions: 23 },
  };
}

/** The operator has given the last payment back, or the bank has taken it. */
const givenBack: SubscriptionAnswer = {
  ...inTime,
  validUntil: now - 20 * dayMs,
  nextPaymentAt: now + 160 * dayMs,
  isGivenBack: true,
  isSponsor: false,
};

/** What somebody types who ends a contract without signing in. */
const declaration = {
  Name: "Erika Mustermann",
  "E-Mail-Adresse": "erika@example.org",
  "Benutzername oder Nummer des Abos": "Erika",
};
const declarationInEnglish = {
  Name: "Erica Example",
  "E-mail address": "erica@example.org",
  "Username or subscription number": "Erica",
};
const declarationInRussian = {
  "Имя и фамилия": "Эрика Мустерман",
  "Адрес электронной почты": "erika@example.org",
  "Имя пользователя или номер подписки": "Erika",
};

/** A site that takes every declaration. */
const declared: Page["answers"] = {
  "subscription/plans": plans,
  "subscription/declare": { receivedAt: now },
};

const page = { path: () => "/subscription", as: "member", ready: "main h2" } as const;

/** The pages of the sponsor subscription. A payment provider would be a second site, so its states are said to the page. */
export const subscriptionPages: readonly Page[] = [
  {
    ...page,
    name: "subscription-closed",
    answers: { ...answersFor(none), "subscription/plans": noPlans },
    ready: "main [role=status]",
  },
  {
    ...page,
    name: "subscription-archived",
    answers: { ...answersFor(inTime), "subscription/plans": archived },
    ready: "main details",
  },
  { ...page, name: "subscription", answers: answersFor(none), ready: "main fieldset" },
  { ...page, name: "subscription-guest", as: "stranger", answers: answersFor(none), ready: "main fieldset" },
  {
    ...page,
    name: "subscription-en",
    path: () => "/en/subscription",
    answers: answersFor(none),
    ready: "main fieldset",
  },
  {
    ...page,
    name: "subscription-ru",
    path: () => "/ru/subscription",
    answers: answersFor(none),
    ready: "main fieldset",
  },
  { ...page, name: "subscription-running", answers: answersFor(running) },
  { ...page, name: "subscription-running-ru", path: () => "/ru/subscription", answers: answersFor(running) },
  {
    ...page,
    name: "subscription-stop",
    answers: answersFor(inTime),
    press: ["Abo kündigen"],
    ready: "dialog[open] p",
  },
  {
    ...page,
    name: "subscription-expiring",
    answers: answersFor({ ...inTime, status: "expiring", nextPaymentAt: null }),
  },
  {
    ...page,
    name: "subscription-failed",
    answers: answersFor({ ...inTime, hasFailedPayment: true, nextPaymentAt: null }),
  },
  {
    ...page,
    name: "subscription-expired",
    answers: answersFor({
      ...inTime,
      ...{ status: "expiring", validUntil: now - dayMs, nextPaymentAt: null, isSponsor: false },
    }),
  },
  { ...page, name: "subscription-given-back", answers: answersFor(givenBack) },
  {
    ...page,
    name: "subscription-given-back-expiring-en",
    path: () => "/en/subscription",
    answers: answersFor({ ...givenBack, status: "expiring", nextPaymentAt: null }),
  },
  {
    ...page,
    name: "subscription-given-back-ru",
    path: () => "/ru/subscription",
    answers: answersFor(givenBack),
  },
  {
    ...page,
    name: "subscription-ended",
    answers: answersFor({ ...inTime, status: "cancelled", isSponsor: false, validUntil: now - 5 * dayMs }),
    ready: "main fieldset",
  },
  {
    name: "delete-sponsor",
    path: () => "/settings",
    as: "member",
    answers: answersFor(inTime),
    press: ["Konto löschen"],
    ready: "dialog[open] [role=status]",
  },
  {
    name: "delete-sponsor-en",
    path: () => "/en/settings",
    as: "member",
    answers: answersFor(running),
    press: ["Delete account"],
    ready: "dialog[open] [role=status]",
  },
  {
    name: "delete-sponsor-ru",
    path: () => "/ru/settings",
    as: "member",
    answers: answersFor(inTime),
    press: ["Удалить аккаунт"],
    ready: "dialog[open] [role=status]",
  },
  {
    ...page,
    name: "subscription-failed-stop",
    answers: answersFor({ ...inTime, hasFailedPayment: true, validUntil: now - 2 * dayMs }),
    press: ["Abo kündigen"],
    ready: "dialog[open] p",
  },
  {
    ...page,
    name: "subscription-unpaid",
    path: () => "/subscription?order=open",
    answers: answersFor(none),
    ready: "main fieldset",
  },
  {
    ...page,
    name: "subscription-awaited",
    path: () => "/subscription?order=paid",
    answers: { ...answersFor(none), "subscription/check": none },
    ready: "main [role=status]",
  },
  {
    ...page,
    name: "subscription-folded",
    answers: answersFor(none),
    pressAt: ["main details:first-of-type > summary", "main details:last-of-type > summary"],
    ready: "main details[open]",
  },
  {
    name: "subscription-cancel-closed",
    path: () => "/subscription/cancel",
    as: "stranger",
    answers: { "subscription/plans": noPlans },
    ready: "main [role=status]",
  },
  {
    name: "subscription-cancel",
    path: () => "/subscription/cancel",
    as: "stranger",
    answers: { "subscription/plans": plans },
    ready: "main form",
  },
  {
    name: "subscription-withdraw-en",
    path: () => "/en/subscription/withdraw",
    as: "stranger",
    answers: { "subscription/plans": plans },
    ready: "main form",
  },
  {
    name: "subscription-withdraw-ru",
    path: () => "/ru/subscription/withdraw",
    as: "stranger",
    answers: { "subscription/plans": plans },
    ready: "main form",
  },
  {
    name: "subscription-receipt",
    path: () => "/subscription/cancel",
    as: "stranger",
    answers: declared,
    fill: declaration,
    press: ["jetzt kündigen"],
    ready: "main dl",
  },
  {
    name: "subscription-receipt-en",
    path: () => "/en/subscription/withdraw",
    as: "stranger",
    answers: declared,
    fill: declarationInEnglish,
    press: ["confirm withdrawal"],
    ready: "main dl",
  },
  {
    name: "subscription-receipt-ru",
    path: () => "/ru/subscription/withdraw",
    as: "stranger",
    answers: declared,
    fill: declarationInRussian,
    press: ["подтвердить отказ"],
    ready: "main dl",
  },
];
