import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { webhookEvents } from "#edge/services/payments/stripe/events.ts";
import { lookupKeyOf } from "#edge/services/payments/stripe/prices.ts";
import { plans } from "#schema/subscription.ts";
import { checkPayments, webhookPath } from "#scripts/payments/check.ts";
import { root } from "#scripts/process/paths.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";

const site = "https://tac.example";
const url = site + webhookPath;

let stripe: FakeStripe;

beforeAll(async () => {
  stripe = await startFakeStripe();
});

beforeEach(() => {
  stripe.heal();
  stripe.restrict([]);
  stripe.setPrices();
  stripe.setWebhooks([{ url, events: [...webhookEvents] }]);
  stripe.setPortal({});
});

afterAll(() => stripe.stop());

/** What the check says is missing. */
async function missing(changes: { secretKey?: string } = {}): Promise<string[]> {
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  const findings = await checkPayments({ secretKey, webhookSecret, apiUrl, retries: 0, ...changes }, site);
  return findings.filter(({ isRight }) => !isRight).map(({ text }) => text);
}

test("an account that has everything lacks nothing, and keeps no open order", async () => {
  expect(await missing()).toEqual([]);
  expect(stripe.checkouts().filter(({ status }) => status === "open")).toEqual([]);
});

test("prices that are missing, archived, in another currency, at other times or without VAT are named", async () => {
  stripe.setPrices([{ lookupKey: "tac_yearly", amount: 2400, months: 12, isActive: false }]);
  expect(await missing()).toEqual([
    "price tac_yearly: is archived",
    "price tac_quarterly: there is none with this lookup key",
    "price tac_monthly: there is none with this lookup key",
    "checkout: needs a price",
  ]);
  stripe.setPrices([
    { lookupKey: "tac_yearly", amount: 2400, months: 12, currency: "usd" },
    { lookupKey: "tac_quarterly", amount: 600, months: 1 },
    { lookupKey: "tac_monthly", amount: 200, months: 1 },
  ]);
  expect(await missing()).toEqual([
    "price tac_yearly: is in USD instead of EUR",
    "price tac_quarterly: must recur every 3 months",
  ]);
});

test("a webhook that is missing, off, lacks events or has another version is named", async () => {
  stripe.setWebhooks([{ url: "https://elsewhere.example/", events: ["*"] }]);
  expect(await missing()).toEqual([`webhook: there is none to ${url}`]);
  stripe.setWebhooks([{ url, events: ["invoice.paid"], isEnabled: false, apiVersion: "2020-08-27" }]);
  expect(await missing()).toEqual([
    `webhook to ${url}: it is disabled`,
    expect.stringMatching(/^webhook: lacks the events checkout.session.completed, .*charge.dispute.closed$/),
    expect.stringContaining("has API version 2020-08-27"),
  ]);
  stripe.setWebhooks([{ url, events: ["*"] }]);
  expect(await missing()).toEqual([]);
});

test("a portal without settings, or with the wrong ones, is named", async () => {
  stripe.setPortal(null);
  expect(await missing()).toEqual(["portal: its settings have never been saved"]);
  stripe.setPortal({ canChangePayment: false, showsInvoices: false });
  expect(await missing()).toHaveLength(2);
  stripe.setPortal({ canSwitchPlans: true });
  expect(await missing()).toEqual(["portal: must not let customers switch plans"]);
});

test("a wrong key and what a key may not see are named, without the key", async () => {
  const [only, ...others] = await missing({ secretKey: "sk_test_wrong" });
  expect(only).toContain("STRIPE_SECRET_KEY: Stripe says: Invalid API Key");
  expect(only).not.toContain("sk_test_wrong");
  expect(others).toEqual([]);
  stripe.fail({ path: "/webhook_endpoints", kind: 403 });
  expect(await missing()).toEqual([expect.stringContaining("webhook endpoints: Stripe says")]);
});

test("what a restricted key may not do with subscriptions, invoices and payments is named", async () => {
  stripe.restrict(["DELETE /v1/subscriptions", "GET /v1/invoice_payments", "POST /v1/refunds"]);
  expect(await missing()).toEqual([
    expect.stringMatching(/^key: may not end subscriptions: Stripe says: .*permissions/),
    expect.stringContaining("key: may not read payments of invoices: Stripe says"),
    expect.stringContaining("key: may not give payments back: Stripe says"),
  ]);
});

test("docs/operations/subscriptions.md names every price, every event, the webhook's path and the API version", () => {
  const docs = readFileSync(join(root, "docs/operations/subscriptions.md"), "utf8");
  for (const name of [...plans.map(lookupKeyOf), ...webhookEvents]) expect(docs).toContain(`\`${name}\``);
  expect(docs).toContain(`https://your.domain${webhookPath}`);
  expect(docs).toContain(`\`stripe\` ${Stripe.PACKAGE_VERSION}, API version ${Stripe.API_VERSION}`);
});

test("the command prints one list, and ends with 1 if something is missing", async () => {
  const run = () =>
    promisify(execFile)(process.execPath, ["scripts/check-payments.ts"], {
      cwd: root,
      env: { ...process.env, ...stripe.vars, SITE_URL: site },
    }).catch((error: { code: number; stdout: string }) => error);
  expect((await run()).stdout).toMatchInlineSnapshot(`
    "ok       STRIPE_SECRET_KEY works, in test mode
    ok       price tac_yearly: 24.00 EUR every 12 months
    ok       price tac_quarterly: 6.00 EUR every 3 months
    ok       price tac_monthly: 2.00 EUR every month
    ok       webhook to https://tac.example/gameApi/subscription/webhook
    ok       webhook: has all events
    ok       webhook: has API version 2026-10-28.endive
    ok       portal: changes the means of payment
    ok       portal: shows invoices
    ok       portal: cancels, if at all, with the time that is paid
    ok       portal: pauses no subscription
    ok       portal: switches no plans
    ok       checkout: was made and ended; it offers card, sepa_debit, paypal
    ok       key: may read subscriptions
    ok       key: may change subscriptions
    ok       key: may end subscriptions
    ok       key: may read payments of invoices
    ok       key: may read invoices
    ok       key: may change invoices
    ok       key: may void invoices
    ok       key: may read payments
    ok       key: may read charges
    ok       key: may read disputes
    ok       key: may give payments back
    ok       key: may change customers
    ok       key: may open the customer portal
    Not checked: STRIPE_WEBHOOK_SECRET. Look in the dashboard whether deliveries to the webhook are answered with 204.
    Otherwise subscriptions can be taken.
    "
  `);
  stripe.setWebhooks([]);
  const failed = await run();
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.stdout).toContain(`missing  webhook: there is none to ${url}`);
  expect(failed.stdout).toContain("Not checked: STRIPE_WEBHOOK_SECRET");
});
