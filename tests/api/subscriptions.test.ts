import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PlansAnswer, ProviderAnswer } from "#schema/api/subscriptions.ts";
import {
  subscriptionDeclarations,
  subscriptionEndings,
  subscriptionOrders,
  subscriptions,
} from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { withdrawableUntil } from "#schema/subscription.ts";
import { findSiteID } from "#store/site.ts";
import { activateBy, mailsTo } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { withSubscriptions } from "#tests/support/subscriber.ts";
import { aSessionOf, aUser, deleteAccount, thePassword } from "#tests/support/users.ts";

const site = withSubscriptions();

const hour = 3_600_000;
const day = 24 * hour;

const kindsTo = async (email: string) =>
  (await mailsTo(site.url, email)).map(({ kind }) => kind).toReversed();

describe("a subscription", () => {
  it("is ordered, paid, and running: everybody sees it, all tabs know, and a mail confirms it", async () => {
    const ada = await site.subscriber("Ada");
    const tab = await RoomSocket.enter(site.url, "user", "me", await ada.token());
    expect(await ada.own()).toMatchObject({ status: null, isSponsor: false });
    const id = await ada.subscribe("quarterly");
    const own = await ada.own();
    expect(own).toMatchObject({ status: "running", plan: "quarterly", subscriptionID: id, isSponsor: true });
    expect(own.withdrawableUntil).toBe(withdrawableUntil(own.startedAt ?? 0));
    const told = await tab.until(({ events }) => events.find(({ type }) => type === "subscription:get"));
    expect(told.data).toEqual({ status: "running", validUntil: own.validUntil });
    tab.close();
    const { body: stats } = await call(site.url, "profile/getPlayerStats?username=Ada", { method: "GET" });
    expect(stats).toMatchObject({ subscriber: true });
    const { body: sponsors } = await call(site.url, "subscription/nSubscriptions", { method: "GET" });
    expect(sponsors).toEqual({ nSubscriptions: 1 });
    await site.tick();
    const [mail, ...others] = await mailsTo(site.url, ada.email);
    expect([mail.kind, others]).toEqual(["newSubscription", []]);
    expect(mail.text).toContain("6,00");
    expect(mail.text).toContain("Muster-Widerrufsformular");
    expect(await ada.ask("new", { plan: "monthly" })).toMatchObject({ body: { error: "already_sponsor" } });
    expect(await ada.ask<ProviderAnswer>("portal")).toMatchObject({ status: 200 });
    const eve = await site.subscriber("Eve");
    for (const name of ["portal", "withdraw"])
      expect(await eve.ask(name)).toMatchObject({ status: 409, body: { error: "not_sponsor" } });
  });

  it("has prices that the provider is asked for once, however many visitors ask", async () => {
    const asked = () => site.stripe.received().filter(({ path }) => path === "/v1/prices").length;
    const before = asked();
    const all = Array.from({ length: 6 }, () => call(site.url, "subscription/plans", { method: "GET" }));
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
    expect(asked() - before).toBeLessThanOrEqual(1);
  });

  it("costs what the provider's prices say, with the share that the provider keeps", async () => {
    const { body } = await call<PlansAnswer>(site.url, "subscription/plans", { method: "GET" });
    expect(
      body.plans.map(({ plan, amount, feeShare }) => [plan, amount, Math.round(100 * feeShare)]),
    ).toEqual([
      ["yearly", 2400, 4],
      ["quarterly", 600, 8],
      ["monthly", 200, 20],
    ]);
  });

  it("is there when the player comes back, whether the provider's message came before or never", async () => {
    const [ben, cleo] = [await site.subscriber("Ben"), await site.subscriber("Cleo")];
    const first = await ben.subscribe();
    expect(await ben.ask("check")).toMatchObject({ body: { status: "running", subscriptionID: first } });
    site.stripe.setDelivery("drop");
    const second = site.stripe.pay(await cleo.order());
    expect(await cleo.own()).toMatchObject({ status: null });
    expect(await cleo.ask("check")).toMatchObject({ body: { status: "running", subscriptionID: second } });
    site.stripe.setDelivery("send");
    expect(await site.db.select().from(subscriptionOrders)).toEqual([]);
  });

  it("is found by the clock if every message is lost and the player never comes back", async () => {
    site.stripe.setDelivery("drop");
    const dora = await site.subscriber("Dora");
    const id = site.stripe.pay(await dora.order());
    await site.reconcile();
    expect(await dora.own()).toMatchObject({ status: "running", subscriptionID: id, isSponsor: true });
    // And so is what changes later.
    site.stripe.setEnding(id, true);
    await site.reconcile();
    expect(await dora.own()).toMatchObject({ status: "expiring", isSponsor: true });
    site.stripe.end(id);
    await site.reconcile();
    site.stripe.setDelivery("send");
    expect(await dora.own()).toMatchObject({ status: "cancelled", isSponsor: false });
    expect(await dora.sponsorUntil()).toBeNull();
  });

  it("that is cancelled ends with the time that is paid, and may be resumed until then", async () => {
    const eva = await site.subscriber("Eva");
    const id = await eva.subscribe("monthly");
    const { body } = await eva.ask("cancel");
    expect(body).toMatchObject({ status: "expiring", isSponsor: true });
    expect(await eva.sponsorUntil()).toBe(body.validUntil);
    expect((await eva.ask("resume")).body.status).toBe("running");
    await site.stripe.settled();
    expect(await eva.sponsorUntil()).toBe((body.validUntil ?? 0) + limits.sponsorGraceMs);
    // Somebody may do the same at the provider's page.
    site.stripe.setEnding(id, true);
    await site.stripe.settled();
    expect(await eva.own()).toMatchObject({ status: "expiring" });
    await site.tick();
    expect(await kindsTo(eva.email)).toEqual([
      "newSubscription",
      "subscriptionCancelled",
      "subscriptionCancelled",
    ]);
    await site.letPass(32 * day);
    await site.reconcile();
    expect(await eva.own()).toMatchObject({ status: "cancelled", isSponsor: false });
    expect(await eva.ask("resume")).toMatchObject({ body: { error: "not_sponsor" } });
    expect(await eva.ask("cancel")).toMatchObject({ body: { error: "not_sponsor" } });
  });

  it("that is cancelled while it is being renewed ends after the new period", async () => {
    const finn = await site.subscriber("Finn");
    await finn.subscribe("monthly");
    const { validUntil } = await finn.own();
    await site.letPass(Number(validUntil) - site.stripe.now() + hour / 2);
    expect((await finn.ask("cancel")).body.status).toBe("expiring");
    await site.letPass(hour);
    await site.reconcile();
    const own = await finn.own();
    expect(own).toMatchObject({ status: "expiring", isSponsor: true });
    expect(own.validUntil).toBeGreaterThan(site.stripe.now() + 26 * day);
  });

  it("whose payment fails gives no benefits until another card has paid; one mail says so", async () => {
    const gus = await site.subscriber("Gus");
    const id = await gus.subscribe("monthly");
    const { validUntil } = await gus.own();
    site.stripe.breakCard(id);
    await site.letPass(Number(validUntil) - site.stripe.now());
    // The provider takes an hour to ask the card.
    await site.letPass(2 * hour);
    await site.reconcile();
    await site.reconcile();
    expect(await gus.own()).toMatchObject({ status: "running", hasFailedPayment: true, isSponsor: false });
    expect(await kindsTo(gus.email)).toEqual(["paymentFailed"]);
    site.stripe.changeCard(id, "good");
    await site.stripe.settled();
    expect(await gus.own()).toMatchObject({ status: "running", hasFailedPayment: false, isSponsor: true });
  });

  it("whose next payment is near is mailed about if the player wants that, once", async () => {
    const [hal, ida] = [await site.subscriber("Hal"), await site.subscriber("Ida")];
    await site.db.update(users).set({ mailsSponsoring: true }).where(eq(users.id, hal.userID));
    for (const one of [hal, ida]) await one.subscribe("monthly");
    const { validUntil } = await hal.own();
    await site.letPass(Number(validUntil) - site.stripe.now() - 20 * hour);
    await site.reconcile();
    await site.reconcile();
    expect(await kindsTo(hal.email)).toEqual(["subscriptionRenewal"]);
    expect(await kindsTo(ida.email)).toEqual([]);
  });

  it("can be withdrawn from in its first weeks: it ends at once, and the payment comes back", async () => {
    const [jan, kim] = [await site.subscriber("Jan"), await site.subscriber("Kim")];
    await kim.subscribe();
    const { withdrawableUntil: until } = await kim.own();
    // The last of 14 days may be Good Friday: then it lasts until the Tuesday after Easter has passed.
    await site.letPass(19 * day - hour);
    expect(await kim.own()).toMatchObject({ withdrawableUntil: Number(until) - 19 * day + hour });
    await jan.subscribe();
    const refunds = site.stripe.refunds().length;
    const { body } = await jan.ask("withdraw");
    expect(body).toMatchObject({ status: "cancelled", withdrawableUntil: null, isSponsor: false });
    expect(site.stripe.refunds()).toHaveLength(refunds + 1);
    await site.tick();
    expect(await kindsTo(jan.email)).toEqual(["newSubscription", "subscriptionWithdrawn"]);
    expect(await jan.ask("new", { plan: "yearly" })).toMatchObject({
      status: 409,
      body: { error: "withdrawn_lately" },
    });
    await site.letPass(3 * day);
    expect(await kim.own()).toMatchObject({ withdrawableUntil: null });
    expect(await kim.ask("withdraw")).toMatchObject({ status: 409, body: { error: "too_late" } });
  });

  it("of a player with a new address is the provider's under that address", async () => {
    const nell = await site.subscriber("Nell");
    const id = await nell.subscribe();
    const email = "nell.new@example.org";
    const change = { token: await nell.token(), body: { email, password: thePassword } };
    expect(await call(site.url, "changeMail", change)).toMatchObject({ status: 204 });
    expect(await activateBy(site.url, email)).toMatchObject({ status: 200 });
    await expect.poll(() => site.stripe.customerOf(id).email).toBe(email);
  });

  it("whose payment the operator gives back gives no benefits any more", async () => {
    const lou = await site.subscriber("Lou");
    site.stripe.refund(await lou.subscribe());
    await site.stripe.settled();
    expect(await lou.own()).toMatchObject({ status: "running", isSponsor: false });
    await site.tick();
    expect(await kindsTo(lou.email)).toEqual(["newSubscription", "paymentRefunded"]);
  });
});

describe("a message of the provider", () => {
  const deliver = (body: string, signature: string) =>
    call(site.url, "subscription/webhook", { headers: { "Stripe-Signature": signature }, body });

  it("that is forged, old, altered or too large changes nothing", async () => {
    site.stripe.setDelivery("drop");
    const mia = await site.subscriber("Mia");
    site.stripe.pay(await mia.order());
    site.stripe.setDelivery("send");
    const { id } = site.stripe.events().at(-1) ?? { id: "" };
    const real = site.stripe.sign(id);
    const forged = site.stripe.sign(id, { with: "whsec_guessed" });
    const old = site.stripe.sign(id, { at: Date.now() - limits.paymentEventAgeMs - 60_000 });
    const tried = [
      [forged.body, forged.signature, 422],
      [old.body, old.signature, 422],
      [real.body.replace("cs_test", "cs_other"), real.signature, 422],
      [real.body, "", 422],
      ["{}", "t=1,v1=0", 422],
      [real.body + " ".repeat(limits.paymentEventBytes), real.signature, 413],
    ] as const;
    for (const [body, signature, status] of tried)
      expect((await deliver(body, signature)).status).toBe(status);
    expect(await mia.own()).toMatchObject({ status: null });
    expect((await deliver(real.body, real.signature)).status).toBe(204);
    expect(await mia.own()).toMatchObject({ status: "running" });
  });

  it("that comes again changes nothing", async () => {
    const nik = await site.subscriber("Nik");
    const id = await nik.subscribe();
    const calls = site.stripe.received().length;
    for (const event of site.stripe.events().slice(-3)) await site.stripe.deliver(event.id);
    expect(site.stripe.received()).toHaveLength(calls);
    // What it once said is not what is true now.
    site.stripe.setDelivery("drop");
    site.stripe.end(id);
    site.stripe.setDelivery("send");
    await site.stripe.deliver(site.stripe.events().at(-1)?.id ?? "");
    expect(await nik.own()).toMatchObject({ status: "cancelled" });
  });

  it("is accepted while the provider does not answer, and read later", async () => {
    const ole = await site.subscriber("Ole");
    site.stripe.setDelivery("hold");
    const id = site.stripe.pay(await ole.order());
    site.stripe.setDelivery("send");
    site.stripe.fail({ kind: 500, times: 50 });
    await site.stripe.release();
    expect(site.stripe.deliveries().at(-1)).toMatchObject({ status: 204 });
    expect(await ole.own()).toMatchObject({ status: null });
    site.stripe.heal();
    await site.reconcile();
    expect(await ole.own()).toMatchObject({ status: "running", subscriptionID: id });
  });
});

describe("an order", () => {
  it("that is begun on two devices is the same; of another plan it ends the first one", async () => {
    const pia = await site.subscriber("Pia");
    const [one, other] = await Promise.all([pia.order("yearly"), pia.order("yearly")]);
    expect(one).toBe(other);
    const monthly = await pia.order("monthly");
    expect(monthly).not.toBe(one);
    const statusOf = (id: string) => site.stripe.checkouts().find((checkout) => checkout.id === id)?.status;
    expect([statusOf(one), statusOf(monthly)]).toEqual(["expired", "open"]);
  });

  it("that was paid unseen is found when the player orders again", async () => {
    site.stripe.setDelivery("drop");
    const rex = await site.subscriber("Rex");
    site.stripe.pay(await rex.order("yearly"));
    expect(await rex.ask("new", { plan: "monthly" })).toMatchObject({ body: { error: "already_sponsor" } });
    site.stripe.setDelivery("send");
    expect(await rex.own()).toMatchObject({ status: "running", plan: "yearly" });
  });

  it.each([
    ["an error", 500],
    ["too many calls", 429],
    ["no answer in time", "slow"],
    ["an answer that is lost", "lost"],
    ["no connection", "unreachable"],
  ] as const)("is the same when it is repeated after %s of the provider", async (_what, kind) => {
    const sam = await site.subscriber(`Sam ${kind}`);
    site.stripe.fail({ kind, method: "POST", path: "/checkout/sessions" });
    const before = site.stripe.checkouts().length;
    const refused = await sam.ask("new", { plan: "yearly" });
    expect(refused).toMatchObject({ status: 503, body: { error: "unavailable" } });
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    await sam.order("yearly");
    expect(site.stripe.checkouts()).toHaveLength(before + 1);
  });

  it("that leads to a second subscription all the same is ended at once and refunded", async () => {
    const tim = await site.subscriber("Tim");
    const first = await tim.subscribe("yearly");
    const tac_site = (await findSiteID(site.db)) ?? "";
    const metadata = { tac_site, userID: String(tim.userID), plan: "monthly" };
    const refunds = site.stripe.refunds().length;
    const second = site.stripe.subscribe({ plan: "monthly", metadata });
    await site.stripe.settled();
    expect(site.stripe.subscription(second)?.status).toBe("canceled");
    expect(site.stripe.refunds()).toHaveLength(refunds + 1);
    expect(await tim.own()).toMatchObject({ status: "running", subscriptionID: first, isSponsor: true });
    await site.tick();
    expect(await kindsTo(tim.email)).toEqual(["newSubscription", "subscriptionSurplus"]);
  });
});

describe("linking", () => {
  it("claims a subscription that was begun elsewhere, unless it can't be", async () => {
    const [una, vic] = [await site.subscriber("Una"), await site.subscriber("Vic")];
    const link = (who: typeof una, subscriptionID: string) => who.ask("link", { subscriptionID });
    const elsewhere = site.stripe.subscribe({ plan: "yearly" });
    await site.stripe.settled();
    expect(await link(una, "sub_nobody")).toMatchObject({ status: 404, body: { error: "not_found" } });
    expect(await link(una, elsewhere)).toMatchObject({ body: { status: "running", isSponsor: true } });
    expect(await link(una, elsewhere)).toMatchObject({ body: { error: "already_sponsor" } });
    expect(await link(vic, elsewhere)).toMatchObject({ body: { error: "linked_elsewhere" } });
    const ended = site.stripe.subscribe({ plan: "yearly" });
    site.stripe.end(ended);
    const unpaid = site.stripe.subscribe({ plan: "yearly", isPaid: false });
    for (const id of [ended, unpaid])
      expect(await link(vic, id)).toMatchObject({ body: { error: "not_active" } });
    expect(await link(vic, " ")).toMatchObject({ status: 422 });
  });
});

describe("deleting the account", () => {
  it("ends the subscription, with the last payment refunded while one can withdraw", async () => {
    const [wim, xav] = [await site.subscriber("Wim"), await site.subscriber("Xav")];
    const young = await wim.subscribe();
    const refunds = site.stripe.refunds().length;
    await deleteAccount(site.url, await wim.token());
    expect(site.stripe.subscription(young)?.status).toBe("canceled");
    expect(site.stripe.refunds()).toHaveLength(refunds + 1);
    const old = await xav.subscribe();
    await site.letPass(22 * day);
    await deleteAccount(site.url, await xav.token());
    expect(site.stripe.subscription(old)?.status).toBe("canceled");
    expect(site.stripe.refunds()).toHaveLength(refunds + 1);
  });

  it("happens while the provider is away too, which is told until it has done it", async () => {
    const yan = await site.subscriber("Yan");
    const id = await yan.subscribe();
    const refunds = site.stripe.refunds().length;
    site.stripe.fail({ kind: "unreachable", times: 100 });
    const deleted = await deleteAccount(site.url, await yan.token());
    expect(deleted.status).toBe(204);
    // On a busy machine the last of the jobs, which deletes the account, is done after the answer.
    await expect.poll(() => site.db.select().from(users).where(eq(users.id, yan.userID))).toEqual([]);
    expect(await site.db.select().from(subscriptionEndings)).toMatchObject([{ subscriptionId: id }]);
    site.stripe.heal();
    await site.reconcile();
    // A late message of the provider about the end brings the row back until the clock removes it.
    await site.stripe.settled();
    await site.reconcile();
    expect(site.stripe.subscription(id)?.status).toBe("canceled");
    expect(site.stripe.refunds()).toHaveLength(refunds + 1);
    expect(await site.db.select().from(subscriptionEndings)).toEqual([]);
    expect(await site.db.select().from(subscriptions).where(eq(subscriptions.id, id))).toEqual([]);
  });

  it("also ends an order that is not paid yet, and one that is paid just then is refunded", async () => {
    const [zoe, abe] = [await site.subscriber("Zoe"), await site.subscriber("Abe")];
    const [open, paid] = [await zoe.order(), await abe.order()];
    site.stripe.setDelivery("drop");
    for (const one of [zoe, abe]) await deleteAccount(site.url, await one.token());
    const id = site.stripe.pay(paid);
    site.stripe.setDelivery("send");
    await site.reconcile();
    expect(site.stripe.checkouts().find((checkout) => checkout.id === open)?.status).toBe("expired");
    expect(site.stripe.subscription(id)?.status).toBe("canceled");
  });
});

describe("a declaration by somebody who is not signed in", () => {
  const declare = (body: Record<string, string>) =>
    call(site.url, "subscription/declare", {
      body: { kind: "cancellation", name: "A. N. Other", cause: "", ...body },
    });

  it("cancels or withdraws where contract and address match, and is confirmed with its time", async () => {
    const [bo, cy] = [await site.subscriber("Bo"), await site.subscriber("Cy")];
    const id = await bo.subscribe();
    await cy.subscribe();
    expect(await declare({ contract: "bO", email: bo.email.toUpperCase() })).toMatchObject({ status: 200 });
    await expect.poll(async () => (await bo.own()).status).toBe("expiring");
    expect(site.stripe.subscription(id)?.cancel_at).not.toBeNull();
    const number = (await cy.own()).subscriptionID ?? "";
    await declare({ kind: "withdrawal", contract: number, email: cy.email });
    await expect.poll(async () => (await cy.own()).isSponsor).toBe(false);
    await site.tick();
    expect(await kindsTo(cy.email)).toEqual([
      "newSubscription",
      "cancellationReceived",
      "subscriptionWithdrawn",
    ]);
    const confirmed = (await mailsTo(site.url, cy.email)).find(({ kind }) => kind === "cancellationReceived");
    expect(confirmed?.text).toContain(new Date().getFullYear().toString());
    expect(confirmed?.text).toContain(number);
  });

  it("is answered alike where they do not match, changes nothing, and is kept for the operator", async () => {
    const di = await site.subscriber("Di");
    await di.subscribe();
    const wrong = await declare({ contract: "Di", email: "other@example.org", locale: "en" });
    const right = await declare({ contract: "Nobody", email: di.email });
    for (const { status, body } of [wrong, right])
      expect([status, Object.keys(body as object)]).toEqual([200, ["receivedAt"]]);
    await site.tick();
    expect(await di.own()).toMatchObject({ status: "running" });
    const kept = await site.db.select().from(subscriptionDeclarations);
    expect(kept.filter(({ subscriptionId }) => subscriptionId === null)).toHaveLength(2);
    expect(await kindsTo("other@example.org")).toEqual(["declarationReceived"]);
    expect((await mailsTo(site.url, "other@example.org"))[0].locale).toBe("en");
  });
});

describe("what a stranger types into a declaration", () => {
  const bait = "Win at https://evil.example\nnow, Gewinner";
  const declare = async (contract: string, email: string) => {
    const body = {
      kind: "cancellation",
      name: "https://evil.example Gewinner",
      cause: bait,
      contract,
      email,
    };
    expect(await call(site.url, "subscription/declare", { body })).toMatchObject({ status: 200 });
  };
  const received = async (email: string) => {
    await site.tick();
    return (await mailsTo(site.url, email)).find(({ subject }) => subject.includes("Erklärung"));
  };

  it("is not sent to an address that has no such contract", async () => {
    await declare("evil.example", "victim@example.org");
    const letter = await received("victim@example.org");
    expect(letter?.kind).toBe("declarationReceived");
    expect(letter?.text).toContain("außerordentliche Kündigung");
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/evil|Gewinner/);
  });

  it("is quoted on one line without links to whoever has the contract", async () => {
    const flo = await site.subscriber("Flo");
    await flo.subscribe();
    await declare("Flo", flo.email);
    const letter = await received(flo.email);
    expect(letter?.kind).toBe("cancellationReceived");
    expect(letter?.text).not.toContain("evil.example");
    expect(letter?.text).toMatch(/Grund: „Win at \S+ now, Gewinner“/);
    expect(letter?.text).toContain("Das Abo ist damit gekündigt");
  });
});

describe("a site without keys of a provider", () => {
  const without = withSharedSite();

  it("takes no subscriptions, and says so everywhere without an error in its log", async () => {
    const logged = vi.spyOn(console, "error");
    onTestFinished(() => logged.mockRestore());
    const userID = await aUser(without.db, "Noel");
    const ask = async (name: string, method: "GET" | "POST", body?: unknown) =>
      call(without.url, `subscription/${name}`, {
        method,
        body,
        token: await aSessionOf(without.db, userID),
      });
    expect(await ask("plans", "GET")).toMatchObject({
      body: { hasProvider: false, plans: [], vatPercent: null },
    });
    expect(await ask("nSubscriptions", "GET")).toMatchObject({ body: { nSubscriptions: 0 } });
    expect(await ask("get", "GET")).toMatchObject({ body: { status: null, isSponsor: false } });
    const bodies = { new: { plan: "yearly" }, link: { subscriptionID: "sub_1" } } as Record<string, object>;
    for (const name of ["new", "check", "link", "cancel", "resume", "withdraw", "portal"])
      expect(await ask(name, "POST", bodies[name])).toMatchObject({ body: { error: "unavailable" } });
    const declared = { kind: "cancellation", name: "N", email: "n@example.org", contract: "Noel", cause: "" };
    expect(await ask("declare", "POST", declared)).toMatchObject({ body: { error: "unavailable" } });
    expect(await ask("webhook", "POST", {})).toMatchObject({ body: { error: "not_found" } });
    await without.tick();
    const token = await aSessionOf(without.db, userID);
    expect(await deleteAccount(without.url, token)).toMatchObject({ status: 204 });
    expect(logged).not.toHaveBeenCalled();
  });
});
