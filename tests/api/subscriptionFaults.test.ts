import { eq, lte } from "drizzle-orm";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { paymentsOf } from "#edge/services/payments/paymentsOf.ts";
import { plansAnswer } from "#edge/services/subscriptions/answers.ts";
import { cancel, endSubscriptionsOf, resume, withdraw } from "#edge/services/subscriptions/ending.ts";
import { link } from "#edge/services/subscriptions/linking.ts";
import { check, order } from "#edge/services/subscriptions/orders.ts";
import { endIfWanted } from "#edge/services/subscriptions/settling.ts";
import { takeEvent } from "#edge/services/subscriptions/webhook.ts";
import { mailKeys } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { dueForSubscriptions } from "#store/subscriptions/due.ts";
import { siteID, withSubscriptionServices } from "#tests/support/subscriptionServices.ts";

const services = withSubscriptionServices();

const day = 86_400_000;

/** Keeps the log to itself. */
function quiet(level: "error" | "warn") {
  const logged = vi.spyOn(console, level).mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return logged;
}

/** The events of the log's errors from now on. */
function errorsLogged(): () => string[] {
  quiet("warn");
  const logged = quiet("error");
  return () => logged.mock.calls.map(([line]) => JSON.parse(String(line)).event);
}

// Files of this project share their modules: before this one they have seen another operator, and after it they must again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("#operator.json");
  vi.resetModules();
});

/** A site whose operator has an address, which is no part of the repository. */
vi.mock("#operator.json", async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    ...{ email: "operator@example.org", language: "ru" },
  },
}));

const toOperator = async (id: string) =>
  (await services.mailsAbout(id)).filter(({ recipient }) => recipient === "operator@example.org");
const kindsToOperator = async (id: string) => (await toOperator(id)).map(({ kind }) => kind);
const kindsToPlayer = async (id: string) =>
  (await services.mailsAbout(id))
    .filter(({ recipient }) => recipient !== "operator@example.org")
    .map(({ kind }) => kind);

describe("a message that the provider has not signed", () => {
  it("is in the log without anything of it, because the secret of the webhook may be wrong", async () => {
    const logged = quiet("warn");
    const taken = takeEvent(services.env, '{"id":"evt_forged"}', "t=1,v1=guessed", Date.now());
    await expect(taken).rejects.toMatchObject({ code: "invalid" });
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { time: expect.any(String), level: "warn", event: "message of the payment provider not verified" },
    ]);
  });
});

describe("a refund that the provider refuses", () => {
  it("is tried again until it is made, and the operator hears of it", async () => {
    const errors = errorsLogged();
    const { userID, id } = await services.sponsor();
    services.stripe.setBalance(0);
    expect(await withdraw(services.call(), userID)).toMatchObject({ status: "cancelled" });
    expect(errors()).toEqual(["subscription not ended"]);
    await services.reconcile(day);
    expect(services.stripe.refunds()).toEqual([]);
    expect(await services.endings()).toMatchObject([{ subscriptionId: id, ending: "nowWithRefund" }]);
    services.stripe.setBalance(null);
    await services.reconcile(2 * day);
    expect(services.stripe.refunds()).toHaveLength(1);
    expect(await services.endings()).toEqual([]);
  });

  it("for days is left to the operator, who hears of it once; when they have made it, it is done", async () => {
    errorsLogged();
    const { userID, id } = await services.sponsor();
    services.stripe.setBalance(0);
    await withdraw(services.call(), userID);
    for (const days of [1, 2]) await services.reconcile(days * day);
    expect(await kindsToOperator(id)).toEqual([]);
    for (const days of [4, 5]) await services.reconcile(days * day);
    const [notice, ...others] = await toOperator(id);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: "endingRefused", locale: "ru", data: { task: "refund" } });
    expect(notice.data.reason).toContain("Insufficient funds");
    // What is left is not asked again, but stays.
    services.stripe.setBalance(null);
    await services.reconcile(6 * day);
    expect(services.stripe.refunds()).toEqual([]);
    expect(await services.endings()).toMatchObject([{ subscriptionId: id, givenUpAt: expect.any(Number) }]);
    services.stripe.refund(id);
    await services.deliver();
    expect(await services.endings()).toEqual([]);
    expect(await kindsToPlayer(id)).toEqual(["newSubscription", "subscriptionWithdrawn"]);
  });
});

describe("a refund that was left to the operator", () => {
  it("is not tried again when the account is deleted: they may have paid it back in another way", async () => {
    errorsLogged();
    const { userID } = await services.sponsor();
    services.stripe.setBalance(0);
    await withdraw(services.call(), userID);
    await services.reconcile(4 * day);
    services.stripe.setBalance(null);
    const { env, now } = services.call();
    await endSubscriptionsOf(env, userID, now + 5 * day);
    expect(services.stripe.refunds()).toEqual([]);
    expect(await services.endings()).toMatchObject([{ givenUpAt: expect.any(Number) }]);
  });
});

describe("a refund of a payment that is on its way", () => {
  it("has not been refused since before, so its refusals count from when it has arrived", async () => {
    errorsLogged();
    const { userID, id } = await services.sponsor();
    services.stripe.setBalance(0);
    await withdraw(services.call(), userID);
    services.stripe.setProcessing(id);
    await services.reconcile(2 * day);
    expect(await services.endings()).toMatchObject([{ refusedSince: null }]);
    services.stripe.arrive(id);
    await services.reconcile(4 * day);
    expect(await kindsToOperator(id)).toEqual([]);
    await services.reconcile(8 * day);
    expect(await kindsToOperator(id)).toEqual(["endingRefused"]);
  });
});

describe("a retried direct debit that is on its way when the subscription is cancelled", () => {
  it("is given back when it has arrived, and the player hears of it", async () => {
    quiet("warn");
    const { userID, id } = await services.sponsor("yearly");
    services.stripe.breakCard(id);
    services.stripe.advanceBy(370 * day);
    await services.reconcile();
    services.stripe.setProcessing(id);
    expect(await cancel(services.call(), userID)).toMatchObject({ status: "cancelled" });
    await services.deliver();
    expect(await services.endings()).toMatchObject([{ subscriptionId: id, ending: "nowWithRefund" }]);
    services.stripe.advanceBy(3 * day);
    await services.reconcile();
    services.stripe.arrive(id);
    await services.deliver();
    expect(services.stripe.refunds()).toMatchObject([{ amount: 2400 }]);
    expect(await services.endings()).toEqual([]);
    expect((await kindsToPlayer(id)).slice(-2)).toEqual(["subscriptionCancelled", "paymentRefunded"]);
    expect(await kindsToOperator(id)).toEqual([]);
  });

  it("at the provider's own pages is told to the operator, who may give it back", async () => {
    const { id } = await services.sponsor("yearly");
    services.stripe.breakCard(id);
    services.stripe.advanceBy(370 * day);
    await services.reconcile();
    services.stripe.setProcessing(id);
    services.stripe.end(id);
    await services.deliver();
    expect(await kindsToOperator(id)).toEqual([]);
    services.stripe.arrive(id);
    await services.deliver();
    expect(await kindsToOperator(id)).toEqual(["endedEarlyNotice"]);
  });
});

describe("a payment that fails after the subscription was cancelled", () => {
  it("is tried no more: it ends at once, and the player hears of it", async () => {
    const { userID, id } = await services.sponsor("monthly");
    services.stripe.breakCard(id);
    const { validUntil } = await services.own(userID);
    services.stripe.advanceTo((validUntil ?? 0) + day / 48);
    await services.reconcile();
    const cancelledAt = services.stripe.now();
    expect(await cancel(services.call(), userID)).toMatchObject({ status: "expiring" });
    services.stripe.advanceBy(day);
    await services.reconcile();
    expect(await services.own(userID)).toMatchObject({ status: "cancelled", isSponsor: false });
    expect(services.stripe.invoices().map(({ status }) => status)).toEqual(["paid", "void"]);
    expect(await services.endings()).toEqual([]);
    const cancelled = (await services.mailsAbout(id)).filter(({ kind }) => kind === "subscriptionCancelled");
    expect(cancelled.map(({ data }) => [data.dates, data.isOver])).toEqual([
      [String(cancelledAt), ""],
      [String(cancelledAt), "1"],
    ]);
  });
});

describe("a subscription that the provider takes a while to renew", () => {
  it("gives its benefits meanwhile, but not longer than the grace", async () => {
    const { userID, id } = await services.sponsor("monthly");
    const { validUntil } = await services.own(userID);
    services.stripe.setRenewalDelay(3 * day);
    services.stripe.advanceTo((validUntil ?? 0) + 1000);
    await services.reconcile();
    expect(await services.own(userID)).toMatchObject({ status: "running", isSponsor: true });
    expect((await services.stored(id))?.benefitsUntil).toBe((validUntil ?? 0) + limits.sponsorGraceMs);
    services.stripe.advanceBy(limits.sponsorGraceMs);
    await services.reconcile();
    expect(await services.own(userID)).toMatchObject({ status: "running", isSponsor: false });
    services.stripe.advanceBy(2 * day);
    await services.reconcile();
    expect(await services.own(userID)).toMatchObject({ status: "running", isSponsor: true });
  });
});

describe("resuming while the provider does not answer", () => {
  it("leaves the subscription cancelled, as the page says", async () => {
    quiet("warn");
    const { userID, id } = await services.sponsor();
    services.stripe.fail({ kind: "unreachable", times: 3 });
    await cancel(services.call(), userID);
    await expect(resume(services.call(), userID)).rejects.toMatchObject({ code: "unavailable" });
    services.stripe.heal();
    expect(await services.own(userID)).toMatchObject({ status: "expiring" });
    await services.reconcile(day);
    expect(services.stripe.subscription(id)?.cancel_at_period_end).toBe(true);
    expect(await resume(services.call(), userID)).toMatchObject({ status: "running" });
  });
});

describe("a subscription that was resumed", () => {
  it("is not cancelled by a clock that had read before that it must end", async () => {
    quiet("warn");
    const { userID, id } = await services.sponsor();
    services.stripe.fail({ kind: "unreachable", times: 3 });
    await cancel(services.call(), userID);
    services.stripe.heal();
    const { env, db, stripe } = services;
    const { endings } = await dueForSubscriptions(db, stripe.now() + day, 10);
    expect(endings).toMatchObject([{ subscriptionId: id }]);
    // It is expiring only once the provider has been told.
    await endIfWanted(env, paymentsOf(env)!, endings[0], stripe.now());
    await resume(services.call(), userID);
    await endIfWanted(env, paymentsOf(env)!, endings[0], stripe.now());
    expect(stripe.subscription(id)?.cancel_at_period_end).toBe(false);
  });
});

describe("a key that lacks a right", () => {
  it("to refunds is told to the operator once, and the refund tried until it is made", async () => {
    errorsLogged();
    const { userID, id } = await services.sponsor();
    services.stripe.restrict(["POST /v1/refunds"]);
    await withdraw(services.call(), userID);
    await services.reconcile(2 * day);
    expect(await kindsToOperator(id)).toEqual([]);
    for (const days of [4, 5]) await services.reconcile(days * day);
    const notices = await toOperator(id);
    expect(notices.map(({ kind, data }) => [kind, data.task])).toEqual([["endingRefused", "nowWithRefund"]]);
    services.stripe.restrict([]);
    await services.reconcile(6 * day);
    expect(services.stripe.refunds()).toHaveLength(1);
    expect(await services.endings()).toEqual([]);
  });

  it("to disputes reads subscriptions all the same, and the log says so", async () => {
    const errors = errorsLogged();
    const { userID, id } = await services.sponsor();
    services.stripe.dispute(id);
    services.stripe.restrict(["GET /v1/disputes"]);
    services.stripe.setEnding(id, true);
    await services.deliver();
    expect(await services.own(userID)).toMatchObject({ status: "expiring", isSponsor: true });
    expect(new Set(errors())).toEqual(new Set(["disputes not readable"]));
    services.stripe.restrict([]);
    await services.reconcile(1.1 * day);
    expect(await kindsToOperator(id)).toEqual(["disputeOpened"]);
  });
});

describe("an end that the provider refuses", () => {
  it("is tried on, and the operator hears of it once", async () => {
    errorsLogged();
    const { userID, id } = await services.sponsor();
    await services.withWrongKey(async () => {
      await cancel(services.call(), userID);
      for (const days of [1, 2, 4.5, 6]) await services.reconcile(days * day);
    });
    const notices = await toOperator(id);
    expect(notices.map(({ kind, data }) => [kind, data.task])).toEqual([["endingRefused", "paidUntil"]]);
    await services.reconcile(7 * day);
    expect(services.stripe.subscription(id)?.cancel_at_period_end).toBe(true);
  });
});

describe("what happens at the provider's own pages", () => {
  it("a cancellation after the first term tells the operator what to refund, as one here does, and once", async () => {
    const { id } = await services.sponsor("yearly");
    services.stripe.advanceBy(370 * day);
    await services.reconcile();
    const cancelledAt = services.stripe.now();
    services.stripe.setEnding(id, true);
    // It is read a day later.
    await services.reconcile(day);
    const [notice, ...others] = await toOperator(id);
    expect([notice.kind, notice.data.dates, others]).toEqual(["refundNotice", String(cancelledAt), []]);
    const mail = (await services.mailsAbout(id)).find(({ kind }) => kind === "subscriptionCancelled");
    expect(mail?.data).toMatchObject({ dates: String(cancelledAt), word: "overpaid" });
    // The operator does what the mail says, and the player hears of it.
    services.stripe.advanceBy(31 * day);
    services.stripe.end(id);
    services.stripe.refund(id, 2000);
    await services.deliver();
    expect(await kindsToOperator(id)).toEqual(["refundNotice"]);
    const about = (await services.mailsAbout(id)).slice(-2);
    expect(about.map(({ kind, data }) => [kind, data.word]).toSorted()).toEqual([
      ["paymentRefunded", ""],
      ["subscriptionEnded", "wanted"],
    ]);
  });

  it("a cancellation in the first term tells only the player", async () => {
    const { id } = await services.sponsor("yearly");
    services.stripe.setEnding(id, true);
    await services.reconcile(day);
    expect(await kindsToOperator(id)).toEqual([]);
    expect(await kindsToPlayer(id)).toEqual(["newSubscription", "subscriptionCancelled"]);
    services.stripe.advanceBy(366 * day);
    await services.reconcile();
    // It has ended on the day that the player knew.
    expect(await services.stored(id)).toMatchObject({ status: "cancelled" });
    expect(await kindsToPlayer(id)).toEqual(["newSubscription", "subscriptionCancelled"]);
  });

  it("an end at once is told to the player, and to the operator if paid time is left and nothing refunded", async () => {
    const [ended, refunded] = [await services.sponsor(), await services.sponsor()];
    services.stripe.end(ended.id);
    services.stripe.refund(refunded.id);
    services.stripe.end(refunded.id);
    await services.deliver();
    for (const { userID } of [ended, refunded])
      expect(await services.own(userID)).toMatchObject({ status: "cancelled", isSponsor: false });
    expect(await kindsToPlayer(ended.id)).toEqual(["newSubscription", "subscriptionEnded"]);
    expect(await kindsToOperator(ended.id)).toEqual(["endedEarlyNotice"]);
    expect(await kindsToPlayer(refunded.id)).toEqual([
      "newSubscription",
      "subscriptionEnded",
      "paymentRefunded",
    ]);
    expect(await kindsToOperator(refunded.id)).toEqual([]);
  });

  it("a refund is told to the player with its amount and what follows, once for each", async () => {
    const { userID, id } = await services.sponsor("quarterly");
    services.stripe.refund(id, 100);
    await services.deliver();
    expect(await services.own(userID)).toMatchObject({ isSponsor: true });
    services.stripe.refund(id);
    await services.deliver();
    await services.reconcile(day);
    const own = await services.own(userID);
    expect(own).toMatchObject({ status: "running", isSponsor: false });
    const told = (await services.mailsAbout(id)).filter(({ kind }) => kind === "paymentRefunded");
    expect(told.map(({ data }) => [data.amount, data.word])).toEqual([
      ["100", ""],
      ["600", "running"],
    ]);
    expect(told.at(-1)?.data.deadline).toBe(String(own.nextPaymentAt));
  });

  it("a refund is told once, however long its payment stays the last one", async () => {
    const { id } = await services.sponsor("yearly");
    services.stripe.refund(id);
    await services.deliver();
    for (let months = 0; months < 11; months++) {
      services.stripe.advanceBy(30 * day);
      await services.db.delete(mailKeys).where(lte(mailKeys.expiresAt, services.stripe.now()));
      await services.reconcile();
    }
    expect(await kindsToPlayer(id)).toEqual(["newSubscription", "paymentRefunded"]);
  });

  it("a refund and a lost dispute from before it was linked are no news, a later refund is", async () => {
    const userID = await services.player();
    const [refunded, disputed] = ["yearly", "yearly"].map(() =>
      services.stripe.subscribe({ plan: "yearly" }),
    );
    services.stripe.refund(refunded, 100);
    services.stripe.dispute(disputed, "lost");
    await link(services.call(), userID, refunded);
    await link(services.call(), await services.player(), disputed);
    for (const days of [1.1, 2.2]) await services.reconcile(days * day);
    for (const id of [refunded, disputed]) expect(await kindsToPlayer(id)).toEqual([]);
    services.stripe.refund(refunded, 200);
    await services.reconcile(3.3 * day);
    const told = await services.mailsAbout(refunded);
    expect(told.map(({ kind, data }) => [kind, data.amount])).toEqual([["paymentRefunded", "300"]]);
  });

  it("payments that fail for good end it, and the player hears why", async () => {
    const { id } = await services.sponsor("monthly");
    services.stripe.breakCard(id);
    for (let days = 0; days < 60; days++) {
      services.stripe.advanceBy(day);
      await services.reconcile();
    }
    const last = (await services.mailsAbout(id)).at(-1);
    expect([last?.kind, last?.data.word]).toEqual(["subscriptionEnded", "failed"]);
    expect(await kindsToOperator(id)).toEqual([]);
  });
});

describe("a second subscription that was paid", () => {
  it("is ended and refunded, and the player hears of it once", async () => {
    const { userID, id } = await services.sponsor();
    const metadata = { tac_site: siteID, userID: String(userID), plan: "monthly" };
    const second = services.stripe.subscribe({ plan: "monthly", metadata });
    await services.deliver();
    await services.deliver();
    await services.reconcile(day);
    const [mail, ...others] = await services.mailsAbout(second);
    expect([mail.kind, mail.data.amount, others]).toEqual(["subscriptionSurplus", "200", []]);
    expect(services.stripe.refunds()).toHaveLength(1);
    expect(await kindsToPlayer(id)).toEqual(["newSubscription"]);
  });
});

describe("a disputed payment", () => {
  it("is told to the operator with its date; lost, it ends the benefits, and the player hears of it", async () => {
    const { userID, id } = await services.sponsor();
    const disputeID = services.stripe.dispute(id);
    await services.deliver();
    await services.reconcile(day);
    expect(await services.own(userID)).toMatchObject({ status: "running", isSponsor: true });
    const [opened, ...others] = await toOperator(id);
    expect([opened.kind, opened.data.dispute, others]).toEqual(["disputeOpened", disputeID, []]);
    expect(Number(opened.data.deadline)).toBeGreaterThan(services.stripe.now());
    services.stripe.closeDispute(disputeID, "lost");
    await services.deliver();
    expect(await services.own(userID)).toMatchObject({ status: "running", isSponsor: false });
    expect(await kindsToOperator(id)).toEqual(["disputeOpened", "disputeLost"]);
    expect(await kindsToPlayer(id)).toEqual(["newSubscription", "paymentDisputed"]);
  });

  it("of an earlier time is told too, and changes nothing about what is paid now", async () => {
    const { userID, id } = await services.sponsor("monthly");
    const disputed = services.stripe.dispute(id);
    services.stripe.advanceBy(32 * day);
    await services.reconcile();
    services.stripe.closeDispute(disputed, "lost");
    await services.deliver();
    expect(await services.own(userID)).toMatchObject({ status: "running", isSponsor: true });
    expect(await kindsToOperator(id)).toEqual(["disputeLost"]);
  });

  it("of an earlier time is told even if the subscription can't be read then", async () => {
    quiet("warn");
    const { id } = await services.sponsor("monthly");
    const disputed = services.stripe.dispute(id);
    services.stripe.advanceBy(32 * day);
    await services.reconcile();
    services.stripe.closeDispute(disputed, "lost");
    const { id: eventID } = services.stripe.events().at(-1) ?? { id: "" };
    services.stripe.fail({ kind: 500, path: "/v1/subscriptions" });
    await services.bring(eventID);
    await services.reconcile(day);
    await services.bring(eventID);
    expect(await kindsToOperator(id)).toEqual(["disputeLost"]);
  });

  it("is found by the clock if the messages are lost; one that is won ends nothing", async () => {
    const { userID, id } = await services.sponsor();
    const disputeID = services.stripe.dispute(id);
    await services.reconcile(day);
    services.stripe.closeDispute(disputeID, "won");
    await services.reconcile(2 * day);
    expect(await kindsToOperator(id)).toEqual(["disputeOpened", "disputeWon"]);
    expect(await services.own(userID)).toMatchObject({ isSponsor: true });
  });

  it("is brought again by the provider if it can't be asked which subscription it is about", async () => {
    quiet("warn");
    const { id } = await services.sponsor();
    services.stripe.dispute(id);
    const { id: eventID } = services.stripe.events().at(-1) ?? { id: "" };
    services.stripe.fail({ kind: "unreachable", path: "/invoice_payments" });
    await expect(services.bring(eventID)).rejects.toMatchObject({ code: "unavailable" });
    expect(await kindsToOperator(id)).toEqual([]);
    await services.bring(eventID);
    expect(await kindsToOperator(id)).toEqual(["disputeOpened"]);
  });

  it("that is none of this site's is left alone", async () => {
    const id = services.stripe.subscribe({});
    services.stripe.dispute(id);
    await services.deliver();
    expect(await services.mailsAbout(id)).toEqual([]);
  });
});

describe("a price that the operator changes", () => {
  it("or archives while an order is open changes nothing about that order, or about its mail", async () => {
    const userID = await services.player();
    const checkout = await services.order(userID);
    services.stripe.setPrices([]);
    const id = services.stripe.pay(checkout);
    await check(services.call(), userID);
    expect(await services.own(userID)).toMatchObject({ status: "running" });
    const [confirmed] = await services.mailsAbout(id);
    expect(confirmed).toMatchObject({ kind: "newSubscription", data: { amount: "2400", currency: "EUR" } });
  });

  it("is what an order costs that is begun again: the one at the old price ends", async () => {
    const userID = await services.player();
    const old = await services.order(userID, "monthly");
    expect(await services.order(userID, "monthly")).toBe(old);
    services.stripe.setPrices([{ lookupKey: "tac_monthly", amount: 300 }]);
    const begun = await services.order(userID, "monthly");
    expect(await services.order(userID, "monthly")).toBe(begun);
    const checkouts = services.stripe.checkouts().map(({ status, amount_total }) => [status, amount_total]);
    expect(checkouts).toEqual([
      ["expired", 200],
      ["open", 300],
    ]);
  });

  it("is not what somebody pays who has ordered before: the mail before the payment names the old one", async () => {
    const { userID, id } = await services.sponsor("monthly");
    await services.db.update(users).set({ mailsSponsoring: true }).where(eq(users.id, userID));
    const { validUntil } = await services.own(userID);
    services.stripe.setPrices([{ lookupKey: "tac_monthly", amount: 300 }]);
    services.stripe.advanceTo((validUntil ?? 0) - day / 2);
    await services.reconcile();
    const renewal = (await services.mailsAbout(id)).find(({ kind }) => kind === "subscriptionRenewal");
    expect(renewal?.data).toMatchObject({ amount: "200", currency: "EUR" });
  });
});

describe("a payment that the operator gives back", () => {
  it("leaves the next one where it was: the page and the mail before it say so, and it is read once a day", async () => {
    const { userID, id } = await services.sponsor("monthly");
    await services.db.update(users).set({ mailsSponsoring: true }).where(eq(users.id, userID));
    const { validUntil: nextPaymentAt } = await services.own(userID);
    services.stripe.advanceBy(5 * day);
    services.stripe.refund(id);
    await services.reconcile();
    const own = await services.own(userID);
    expect(own).toMatchObject({ status: "running", isSponsor: false, nextPaymentAt });
    expect(own.validUntil).toBeLessThan(services.stripe.now());
    const readings = () => services.stripe.received().filter(({ path }) => path.includes(id)).length;
    const before = readings();
    for (let hours = 1; hours <= 48; hours++) await services.reconcile((hours * day) / 24);
    expect(readings()).toBeLessThanOrEqual(before + 2);
    services.stripe.advanceTo((nextPaymentAt ?? 0) - day / 2);
    await services.reconcile();
    const renewal = (await services.mailsAbout(id)).find(({ kind }) => kind === "subscriptionRenewal");
    expect(renewal?.data.deadline).toBe(String(nextPaymentAt));
  });
});

describe("a subscription whose last payment was given back in full", () => {
  it("says so, and no other does that gives no benefits", async () => {
    const [refunded, partly, ending, paused] = await Promise.all(
      Array.from({ length: 4 }, () => services.sponsor("monthly")),
    );
    services.stripe.refund(refunded.id);
    services.stripe.refund(partly.id, 50);
    await cancel(services.call(), ending.userID);
    await services.deliver();
    expect(await services.own(refunded.userID)).toMatchObject({ isGivenBack: true, isSponsor: false });
    expect(await services.own(partly.userID)).toMatchObject({ isGivenBack: false, isSponsor: true });
    // The operator lets it pause: it takes no payments.
    const subscription = services.stripe.subscription(paused.id);
    Object.assign(subscription ?? {}, { pause_collection: { behavior: "void", resumes_at: null } });
    const { validUntil } = await services.own(ending.userID);
    services.stripe.advanceTo((validUntil ?? 0) + 1000);
    // It has ended at the provider, and is not read yet.
    expect(await services.own(ending.userID)).toMatchObject({
      ...{ status: "expiring", isGivenBack: false, isSponsor: false },
    });
    await services.reconcile();
    expect(await services.own(paused.userID)).toMatchObject({
      ...{ status: "running", isGivenBack: false, isSponsor: false },
    });
    // The next payment brings the benefits again.
    services.stripe.advanceBy(2 * 3_600_000);
    await services.reconcile(day);
    expect(await services.own(refunded.userID)).toMatchObject({ isGivenBack: false, isSponsor: true });
  });

  it("ends at once when it is cancelled, so that a new one may be begun; the mail says so", async () => {
    const { userID, id } = await services.sponsor();
    services.stripe.refund(id);
    await services.deliver();
    expect(await cancel(services.call(), userID)).toMatchObject({ status: "cancelled", isSponsor: false });
    const [, , mail] = await services.mailsAbout(id);
    expect([mail.kind, mail.data.isOver]).toEqual(["subscriptionCancelled", "1"]);
    const other = services.stripe.pay(await services.order(userID));
    await check(services.call(), userID);
    expect(await services.own(userID)).toMatchObject({ status: "running", subscriptionID: other });
    expect(await kindsToOperator(id)).toEqual([]);
    expect(await kindsToPlayer(id)).toEqual(["newSubscription", "paymentRefunded", "subscriptionCancelled"]);
  });
});

describe("the prices", () => {
  const asked = () => services.stripe.received().filter(({ path }) => path === "/v1/prices").length;
  const plans = (laterMs = 0) => plansAnswer(services.env, services.stripe.now() + laterMs);

  it("are asked for once, however many look at them", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => plans()));
    expect(answers.map(({ plans }) => plans.length)).toEqual(Array(8).fill(3));
    await plans(limits.pricesKeptMs - 1);
    expect(asked()).toBe(1);
    await plans(limits.pricesKeptMs);
    expect(asked()).toBe(2);
  });

  it("are not asked for again at once where the provider does not answer", async () => {
    services.stripe.fail({ kind: 500 });
    const results = await Promise.allSettled([plans(), plans()]);
    await expect(plans()).rejects.toMatchObject({ code: "unavailable" });
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(asked()).toBe(1);
    expect((await plans(limits.pricesKeptMs / 2)).plans).toHaveLength(3);
  });
});

describe("a key of another account", () => {
  it("ends nothing: benefits last as long as is paid, and nobody pays twice", async () => {
    const errors = errorsLogged();
    const { userID, id } = await services.sponsor("monthly");
    const before = await services.own(userID);
    await services.withWrongKey(async () => {
      for (const days of [1.1, 2.2]) await services.reconcile(days * day);
      expect(await services.own(userID)).toEqual(before);
      await expect(order(services.call(), userID, "yearly")).rejects.toMatchObject({
        code: "already_sponsor",
      });
    });
    expect(errors()).toEqual(Array(2).fill("subscription unknown to the payment provider"));
    services.stripe.setEnding(id, true);
    await services.reconcile(3.3 * day);
    expect(await services.own(userID)).toMatchObject({ status: "expiring", isSponsor: true });
  });

  it("keeps what must still be ended", async () => {
    errorsLogged();
    const { userID, id } = await services.sponsor();
    await services.withWrongKey(async () => {
      expect(await cancel(services.call(), userID)).toMatchObject({ status: "expiring" });
      await services.reconcile(day);
    });
    expect(await services.endings()).toMatchObject([{ subscriptionId: id, ending: "paidUntil" }]);
    await services.reconcile(2 * day);
    expect(services.stripe.subscription(id)?.cancel_at_period_end).toBe(true);
    expect(await services.endings()).toEqual([]);
  });

  it("loses no order that is paid meanwhile", async () => {
    errorsLogged();
    const userID = await services.player();
    const id = services.stripe.pay(await services.order(userID));
    await services.withWrongKey(async () => {
      await services.deliver();
      await services.reconcile(day);
    });
    await services.reconcile(1.1 * day);
    expect(await services.own(userID)).toMatchObject({ status: "running", subscriptionID: id });
  });

  it("keeps nobody from ordering who began with it, as soon as the key is right", async () => {
    errorsLogged();
    const userID = await services.player();
    await services.withWrongKey(async () => {
      await services.order(userID);
    });
    await services.reconcile(day);
    const id = services.stripe.pay(await services.order(userID));
    await check(services.call(), userID);
    expect(await services.own(userID)).toMatchObject({ status: "running", subscriptionID: id });
    expect(await services.ordersSetAside()).toHaveLength(1);
    await services.reconcile(7.1 * day);
    expect(await services.ordersSetAside()).toEqual([]);
  });

  it("loses no order that is paid while somebody orders again with it, and lets nobody pay one that is open", async () => {
    errorsLogged();
    const [first, other] = [await services.player(), await services.player()];
    const [paid, open] = [await services.order(first), await services.order(other)];
    const id = services.stripe.pay(paid);
    await services.withWrongKey(async () => {
      for (const userID of [first, other]) await services.order(userID);
    });
    await services.reconcile(day);
    expect(await services.own(first)).toMatchObject({ status: "running", subscriptionID: id });
    expect(services.stripe.checkouts().find((checkout) => checkout.id === open)?.status).toBe("expired");
    expect(await services.ordersSetAside()).toEqual([]);
  });
});

describe("an order that today's key does not know", () => {
  it("keeps nobody from ordering another plan, and is looked at on", async () => {
    errorsLogged();
    const userID = await services.player();
    await services.withWrongKey(async () => {
      await services.order(userID, "monthly");
    });
    const id = services.stripe.pay(await services.order(userID, "yearly"));
    await check(services.call(), userID);
    expect(await services.own(userID)).toMatchObject({
      status: "running",
      subscriptionID: id,
      plan: "yearly",
    });
    expect(await services.ordersSetAside()).toHaveLength(1);
  });
});

describe("a subscription in the same account that this site has not ordered", () => {
  it("of other software makes nobody a sponsor and is left alone, whatever it notes about users", async () => {
    const userID = await services.player();
    const ids = [userID, 987_654].map((user) =>
      services.stripe.subscribe({ metadata: { userID: String(user), plan: "yearly" } }),
    );
    await services.deliver();
    expect(await services.own(userID)).toMatchObject({ status: null, isSponsor: false });
    for (const id of ids) expect(services.stripe.subscription(id)?.status).toBe("active");
    expect(services.stripe.refunds()).toEqual([]);
  });

  it("of another site like this one is left alone, and nobody can claim it here", async () => {
    const [userID, other] = [await services.player(), await services.player()];
    const metadata = { tac_site: "another-site", userID: String(other), plan: "yearly" };
    const id = services.stripe.subscribe({ metadata });
    await services.deliver();
    for (const user of [userID, other]) expect(await services.own(user)).toMatchObject({ status: null });
    await expect(link(services.call(), userID, id)).rejects.toMatchObject({ code: "linked_elsewhere" });
    expect(await services.own(userID)).toMatchObject({ status: null, isSponsor: false });
  });
});

describe("a withdrawal", () => {
  it("ends the benefits at once, also while the provider can't be reached or still says that it runs", async () => {
    quiet("warn");
    const { userID } = await services.sponsor();
    services.stripe.fail({ kind: "unreachable", times: 2 });
    expect(await withdraw(services.call(), userID)).toMatchObject({ isSponsor: false });
    services.stripe.fail({ kind: "unreachable", method: "DELETE" });
    await services.deliver();
    expect(await services.own(userID)).toMatchObject({ isSponsor: false });
    await services.reconcile(day);
    expect(await services.endings()).toEqual([]);
  });

  it("lets the next order wait, after the second one longer, and after a year no more", async () => {
    const { userID } = await services.sponsor();
    const again = async () => {
      services.stripe.pay(await services.order(userID));
      await check(services.call(), userID);
    };
    for (const wait of [...limits.reorderWaitsMs, limits.reorderWaitsMs.at(-1)!]) {
      await withdraw(services.call(), userID);
      services.stripe.advanceBy(wait - 1000);
      await expect(services.order(userID)).rejects.toMatchObject({
        code: "withdrawn_lately",
        headers: { "Retry-After": "1" },
      });
      services.stripe.advanceBy(1000);
      await again();
    }
    await cancel(services.call(), userID);
    services.stripe.advanceBy(limits.withdrawalsCountedMs);
    await services.reconcile();
    await again();
    await withdraw(services.call(), userID);
    services.stripe.advanceBy(limits.reorderWaitsMs[0]);
    await again();
  });
});

describe("the confirmation of a cancellation or a withdrawal", () => {
  it.each([
    ["cancellation", cancel, "subscriptionCancelled"],
    ["withdrawal", withdraw, "subscriptionWithdrawn"],
  ] as const)("waits for nobody, and comes once: %s", async (_what, declare, kind) => {
    quiet("warn");
    const { userID, id } = await services.sponsor();
    const kinds = async () => (await services.mailsAbout(id)).map((mail) => mail.kind);
    const declaredAt = services.stripe.now();
    services.stripe.fail({ kind: "unreachable", times: 2 });
    await declare(services.call(), userID);
    await declare(services.call(), userID);
    expect(await kinds()).toEqual(["newSubscription", kind]);
    const [, { data }] = await services.mailsAbout(id);
    expect(data.dates).toBe(String(declaredAt));
    // The provider's word comes first, then the clock does what was declared.
    await services.deliver();
    await services.reconcile(day);
    expect(await services.endings()).toEqual([]);
    expect(await kinds()).toEqual(["newSubscription", kind]);
  });

  it("does not come to somebody who links one that is ending already", async () => {
    const userID = await services.player();
    const id = services.stripe.subscribe({ plan: "yearly" });
    services.stripe.setEnding(id, true);
    expect(await link(services.call(), userID, id)).toMatchObject({ status: "expiring" });
    await services.reconcile(1.1 * day);
    expect(await services.mailsAbout(id)).toEqual([]);
  });

  it("comes again for another cancellation after the first was taken back", async () => {
    const { userID, id } = await services.sponsor();
    for (const act of [cancel, resume, cancel]) await act(services.call(), userID);
    const kinds = (await services.mailsAbout(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(["newSubscription", "subscriptionCancelled", "subscriptionCancelled"]);
  });

  it("comes again to the operator too, who has something to refund after each", async () => {
    const { userID, id } = await services.sponsor("yearly");
    services.stripe.advanceBy(370 * day);
    await services.reconcile();
    for (const act of [cancel, resume, cancel]) await act(services.call(), userID);
    expect(await kindsToOperator(id)).toEqual(["refundNotice", "refundNotice"]);
  });
});
