import type { Request, Page as Tab } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlansAnswer } from "#schema/api/subscriptions.ts";
import { type Locale, locales } from "#schema/settings.ts";
import type { SiteOptions } from "#scripts/site/site.ts";
import { linkInMail } from "#scripts/visitors/mails.ts";
import { aMember } from "#tests/support/accounts.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, fill, type Translate, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

/** The site gets the bindings of the provider once that is there. */
const options: Partial<SiteOptions> = {};
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
  options.vars = stripe.vars;
});
afterAll(() => stripe?.stop());
const site = withSite(options);
const chromium = withBrowser();
beforeAll(() => stripe.sendEventsTo(`${site.url}/gameApi/subscription/webhook`));

const hourMs = 60 * 60_000;
const yearMs = 365 * 24 * hourMs;
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
const t = textsIn("en");

/** Orders what is chosen, which leads to the provider's page, and presses a button there. */
async function order(tab: Tab, t: Translate, button: string): Promise<void> {
  await tab.getByRole("button", { name: t("subscription.order.send"), exact: true }).click();
  await tab.getByRole("button", { name: button, exact: true }).click();
}

/** A member who has paid, on the page of the subscription. */
async function aSponsor(username: string): Promise<{ tab: Tab; subscriptionID: string }> {
  await aMember(site.db, username, { locale: "en", email: emailOf(username) });
  const tab = await openAs(chromium.browser, site.url, username, "/en/subscription");
  await order(tab, t, "Pay");
  await status(tab, t("subscription.running.title"));
  return { tab, subscriptionID: await numberOn(tab) };
}

function emailOf(username: string): string {
  return `${username.toLowerCase()}@example.org`;
}

async function numberOn(tab: Tab): Promise<string> {
  return (await tab.getByText(/^sub_\w+$/).textContent()) ?? "";
}

/** Waits until the page says how it stands with the subscription. */
function status(tab: Tab, title: string): Promise<void> {
  return tab.getByRole("main").getByRole("status").filter({ hasText: title }).waitFor();
}

/** Lets a call about the subscription fail until it is undone. */
async function failCall(tab: Tab, name: string): Promise<() => Promise<void>> {
  const path = `**/gameApi/subscription/${name}`;
  const json = { error: "unavailable", message: "" };
  await tab.route(path, (route) => route.fulfill({ status: 503, json }));
  return () => tab.unroute(path);
}

/** Lets no answer come to the question what a subscription costs. @returns how many of the calls have ended nevertheless */
async function hangPlans(tab: Tab): Promise<() => number> {
  const path = "/gameApi/subscription/plans";
  const hanging = new Set<Request>();
  let ended = 0;
  await tab.route(`**${path}`, (_, request) => void hanging.add(request));
  tab.on("requestfailed", (request) => {
    if (hanging.has(request)) ended += 1;
  });
  return () => ended;
}

/** With the button's own words, on which the contract depends (§ 312j BGB). */
const visits: { locale: Locale; screen: keyof typeof screens; username: string; orderButton: string }[] = [
  { locale: "de", screen: "phone", username: "Gesine", orderButton: "zahlungspflichtig bestellen" },
  { locale: "en", screen: "desktop", username: "Godwin", orderButton: "order with obligation to pay" },
  { locale: "ru", screen: "phone", username: "Galina", orderButton: "заказать с обязательством оплаты" },
];

it.each(visits)(
  "a sponsor begins, pays, comes back, cancels in two presses and goes on after all, in $locale on a $screen",
  async ({ locale, screen, username, orderButton }) => {
    const t = textsIn(locale);
    await aMember(site.db, username, { locale });
    const viewport = screens[screen];
    const tab = await openAs(chromium.browser, site.url, username, `/${locale}/subscription`, { viewport });
    expect(await tab.locator("main input[value=yearly]").isChecked()).toBe(true);
    await tab.getByText(t("subscription.plans.name.quarterly"), { exact: true }).click();
    expect(await barriersOn(tab)).toEqual([]);
    expect(await tab.getByRole("button", { name: orderButton }).innerText()).toBe(orderButton);
    await order(tab, t, "Pay");

    await status(tab, t("subscription.running.title"));
    await tab.waitForURL(`${site.url}/${locale}/subscription`);
    await tab.getByText(t("subscription.plans.name.quarterly"), { exact: true }).waitFor();
    expect(stripe.subscription(await numberOn(tab))).toMatchObject({ status: "active" });
    expect(await barriersOn(tab)).toEqual([]);

    await tab.getByRole("button", { name: t("subscription.stop.button") }).click();
    await dialogOn(tab)
      .getByRole("button", { name: t("subscription.stop.confirm") })
      .click();
    await status(tab, t("subscription.expiring.title"));
    await expect.poll(async () => stripe.subscription(await numberOn(tab))?.cancel_at_period_end).toBe(true);
    expect(await barriersOn(tab)).toEqual([]);

    await tab.getByRole("button", { name: t("subscription.resume.button") }).click();
    await status(tab, t("subscription.running.title"));
    await expect.poll(async () => stripe.subscription(await numberOn(tab))?.cancel_at_period_end).toBe(false);
  },
);

it("who comes back without having paid has ordered nothing, and can begin again", async () => {
  await aMember(site.db, "Gloria", { locale: "en" });
  const tab = await openAs(chromium.browser, site.url, "Gloria", "/en/subscription");
  await order(tab, t, "Back");
  await tab.getByText(t("subscription.returned.unpaid")).waitFor();
  await order(tab, t, "Pay");
  await status(tab, t("subscription.running.title"));
});

it("an order and a cancellation that fail say so, and succeed the next time", async () => {
  await aMember(site.db, "Gudrun", { locale: "en" });
  const tab = await openAs(chromium.browser, site.url, "Gudrun", "/en/subscription");
  const mendNew = await failCall(tab, "new");
  await tab.getByRole("button", { name: t("subscription.order.send"), exact: true }).click();
  await tab.getByText(t("subscription.failed.new")).waitFor();
  await mendNew();
  await order(tab, t, "Pay");
  await status(tab, t("subscription.running.title"));

  const mendCancel = await failCall(tab, "cancel");
  await tab.getByRole("button", { name: t("subscription.stop.button") }).click();
  const confirm = dialogOn(tab).getByRole("button", { name: t("subscription.stop.confirm") });
  await confirm.click();
  await dialogOn(tab).getByText(t("subscription.failed.cancel")).waitFor();
  await mendCancel();
  await confirm.click();
  await status(tab, t("subscription.expiring.title"));
});

it("while the provider does not say what a subscription costs, a sponsor can cancel", async () => {
  const { tab } = await aSponsor("Gesa");
  const ended = await hangPlans(tab);
  await tab.reload();
  await tab.getByRole("button", { name: t("subscription.stop.button") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("subscription.stop.confirm") })
    .click();
  await status(tab, t("subscription.expiring.title"));
  expect(ended()).toBe(0);
});

it("while the provider does not say what a subscription costs, anybody can cancel without signing in", async () => {
  const tab = await openTab(chromium.browser, { viewport: screens.phone });
  const ended = await hangPlans(tab);
  await tab.goto(`${site.url}/en/subscription/cancel`);
  await tab.getByRole("button", { name: t("contract.send.cancellation"), exact: true }).waitFor();
  expect(ended()).toBe(0);
});

// Before the provider's clock is moved: then a period begins later than now.
it("a sponsor whose payment the operator gives back sees at once that the benefits are over, and can still cancel", async () => {
  const { tab, subscriptionID } = await aSponsor("Gisela");
  stripe.refund(subscriptionID);
  await status(tab, t("subscription.givenBack.title"));
  await tab.getByText(t("subscription.givenBack.running")).waitFor();
  await tab.getByRole("button", { name: t("subscription.stop.button") }).click();
  const dialog = dialogOn(tab);
  await dialog.getByText(t("subscription.stop.textGivenBack")).waitFor();
  await dialog.getByRole("button", { name: t("subscription.stop.confirm") }).click();
  await tab.getByText(t("subscription.ended.already")).waitFor();
});

it("a sponsor in the second year reads that the rest is refunded, before deleting, before cancelling and after", async () => {
  const { tab, subscriptionID } = await aSponsor("Rosa");
  stripe.age(yearMs + 24 * hourMs);
  stripe.advanceBy(2 * hourMs);
  await expect.poll(() => stripe.invoices().at(-1)?.status).toBe("paid");
  await expect
    .poll(async () => {
      await tab.reload();
      await status(tab, t("subscription.running.title"));
      await tab.getByRole("button", { name: t("subscription.stop.button") }).click();
      return dialogOn(tab).getByText(t("subscription.stop.textOverpaid")).count();
    })
    .toBe(1);
  await tab.goto(`${site.url}/en/settings`);
  await tab.getByRole("button", { name: t("settings.access.change.delete"), exact: true }).click();
  const [, afterDate] = t("settings.delete.overpaid", { date: "{{date}}" }).split("{{date}}");
  await dialogOn(tab).getByText(afterDate).waitFor();

  await tab.goto(`${site.url}/en/subscription`);
  await tab.getByRole("button", { name: t("subscription.stop.button") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("subscription.stop.confirm") })
    .click();
  await status(tab, t("subscription.expiring.title"));
  const [beforeDate] = t("subscription.expiring.overpaid", { date: "{{date}}" }).split("{{date}}");
  await tab.getByText(beforeDate).waitFor();
  expect(await tab.getByText(t("subscription.expiring.end"), { exact: true }).count()).toBe(0);
  await expect.poll(() => stripe.subscription(subscriptionID)?.cancel_at_period_end).toBe(true);
  await tab.goto(`${site.url}/en/settings`);
  await tab.getByRole("button", { name: t("settings.access.change.delete"), exact: true }).click();
  await dialogOn(tab).getByText(t("settings.delete.expiring")).waitFor();
});

it("a sponsor whose card fails sees what to do, pays with another one, and is told at once that all is well", async () => {
  const { tab, subscriptionID } = await aSponsor("Gunther");
  stripe.breakCard(subscriptionID);
  stripe.age(yearMs + 1000);
  // An invoice waits for an hour before it is charged.
  stripe.advanceBy(2 * hourMs);
  await status(tab, t("subscription.failedPayment.title"));
  await tab.getByText(t("subscription.failedPayment.text")).waitFor();
  expect(await barriersOn(tab)).toEqual([]);

  await tab.getByRole("button", { name: t("subscription.portal") }).click();
  await tab.getByRole("button", { name: "Use a good card" }).click();
  await tab.getByRole("button", { name: "Back" }).click();
  await status(tab, t("subscription.running.title"));
});

it("a sponsor reads what deleting the account does to the subscription, withdraws, and gets the money back", async () => {
  const { tab } = await aSponsor("Greta");
  await tab.goto(`${site.url}/en/settings`);
  await tab.getByRole("button", { name: t("settings.access.change.delete"), exact: true }).click();
  await dialogOn(tab).getByText(t("settings.delete.withdrawn")).waitFor();
  await tab.goto(`${site.url}/en/subscription`);
  await tab.getByRole("button", { name: t("subscription.withdraw.button") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("subscription.withdraw.confirm") })
    .click();
  await tab.getByText(t("subscription.ended.text")).waitFor();
  await expect.poll(() => stripe.refunds().length).toBeGreaterThan(0);
  await tab.getByRole("button", { name: t("subscription.order.send") }).waitFor();
});

it("anybody cancels without signing in, keeps a confirmation, and gets a mail; the sponsor sees it at once", async () => {
  const { tab: own, subscriptionID } = await aSponsor("Grischa");
  const tab = await openTab(chromium.browser, { viewport: screens.phone });
  await tab.goto(`${site.url}/en/faq`);
  await tab
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.pages.cancelContracts") })
    .click();
  const form = tab.getByRole("main").locator("form");
  await fill(form, {
    [t("contract.name")]: "Grischa Beispiel",
    [t("contract.email")]: emailOf("Grischa"),
    [t("contract.contract")]: subscriptionID,
  });
  const { current_period_end } = stripe.subscription(subscriptionID)!.items.data[0];
  const endsOn = new Date(current_period_end * 1000).toISOString().slice(0, 10);
  await form.getByLabel(t("contract.when.name")).fill(endsOn);
  expect(await barriersOn(tab)).toEqual([]);
  await form.getByRole("button", { name: t("contract.send.cancellation"), exact: true }).click();

  await tab.getByRole("heading", { name: t("contract.receipt.title") }).waitFor();
  await tab.getByText(t("contract.receipt.cancellation")).waitFor();
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  await tab.getByText(day.format(Date.parse(endsOn)), { exact: true }).waitFor();
  expect(await barriersOn(tab)).toEqual([]);
  await tab.emulateMedia({ media: "print" });
  for (const hidden of ["header", "footer", "main button"])
    expect(await tab.locator(hidden).first().isVisible(), hidden).toBe(false);
  // It says to whom it was declared, also where the operator has no name.
  await tab.getByText(new URL(site.url).host, { exact: true }).waitFor();
  await tab.emulateMedia({ media: "screen" });
  const saving = tab.waitForEvent("download");
  await tab.getByRole("button", { name: t("contract.receipt.save") }).click();
  expect((await saving).suggestedFilename()).toBe("tac-cancellation.txt");
  await linkInMail(site.url, emailOf("Grischa"), "cancellationReceived");
  await status(own, t("subscription.expiring.title"));
});

it("anybody withdraws without signing in, from the foot of any page", async () => {
  const { tab: own, subscriptionID } = await aSponsor("Gerda");
  const tab = await openTab(chromium.browser, { viewport: screens.phone });
  await tab.goto(`${site.url}/en/subscription/cancel`);
  await tab.getByRole("button", { name: t("contract.send.cancellation"), exact: true }).waitFor();
  await tab
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common.pages.withdrawContract"), exact: true })
    .click();
  await tab.getByRole("heading", { name: t("common.pages.withdrawContract"), level: 1 }).waitFor();
  const form = tab.getByRole("main").locator("form");
  await fill(form, {
    [t("contract.name")]: "Gerda Beispiel",
    [t("contract.email")]: emailOf("Gerda"),
    [t("contract.contract")]: subscriptionID,
  });
  await form.getByRole("button", { name: t("contract.send.withdrawal"), exact: true }).click();
  await tab.getByText(t("contract.receipt.withdrawal")).waitFor();
  await own.getByText(t("subscription.ended.text")).waitFor();
});

it("where no plan is offered any more, contracts that run can still be cancelled and withdrawn from", async () => {
  const tab = await openTab(chromium.browser, { viewport: screens.phone });
  const answer: PlansAnswer = { hasProvider: true, plans: [], vatPercent: null };
  await tab.route("**/gameApi/subscription/plans", (route) => route.fulfill({ json: answer }));
  await tab.goto(`${site.url}/en/subscription`);
  await tab.getByText(t("subscription.closed.title")).waitFor();
  await tab.getByText(t("withdrawal.title")).click();
  // The foot of the page leads there as well.
  await tab
    .getByRole("main")
    .getByRole("link", { name: t("withdrawal.notice.online") })
    .click();
  await tab.getByRole("button", { name: t("contract.send.withdrawal"), exact: true }).waitFor();
});

it("a subscription that was begun elsewhere is claimed by its number, and a wrong number is explained", async () => {
  await aMember(site.db, "Gernot", { locale: "en" });
  const tab = await openAs(chromium.browser, site.url, "Gernot", "/en/subscription");
  await tab.getByText(t("subscription.link.title")).click();
  const number = tab.getByLabel(t("subscription.link.number"), { exact: true });
  await number.fill("sub_unknown");
  await tab.getByRole("button", { name: t("subscription.link.send") }).click();
  await tab.getByText(t("subscription.failed.link")).waitFor();
  await number.fill(stripe.subscribe());
  await tab.getByRole("button", { name: t("subscription.link.send") }).click();
  await status(tab, t("subscription.running.title"));
});

it.each(locales)(
  "who is not signed in comes from the hall of fame, sees what a subscription costs, and signs in or up in place, in %s",
  async (locale) => {
    const t = textsIn(locale);
    const tab = await openTab(chromium.browser, { viewport: screens.desktop });
    await tab.goto(`${site.url}/${locale}/hof`);
    await tab
      .getByRole("main")
      .getByRole("link", { name: t("common.pages.subscription"), exact: true })
      .click();
    await tab.waitForURL(`${site.url}/${locale}/subscription`);
    await tab.getByText(t("subscription.order.account")).waitFor();
    expect(await tab.getByRole("radio").count()).toBe(3);
    await tab
      .getByRole("main")
      .getByRole("button", { name: t("common.account.signIn") })
      .click();
    await dialogOn(tab).waitFor();
  },
);
