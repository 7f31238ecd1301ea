import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { plansAnswer } from "#edge/services/subscriptions/answers.ts";
import { cancel, resume, withdraw } from "#edge/services/subscriptions/ending.ts";
import { link } from "#edge/services/subscriptions/linking.ts";
import { check, order } from "#edge/services/subscriptions/orders.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { withSubscriptionServices } from "#tests/support/subscriptionServices.ts";

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

  it("drops an order in the end that no provider knows", async () => {
    errorsLogged();
    const userID = await services.player();
    await services.withWrongKey(async () => {
      await services.order(userID);
    });
    await services.reconcile(day);
    await expect(services.order(userID)).rejects.toMatchObject({ code: "unavailable" });
    await services.reconcile(7.1 * day);
    expect(await services.order(userID)).toMatch(/^cs_/);
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

  it("of another site like this one is left alone, and belongs to whoever links it here", async () => {
    const [userID, other] = [await services.player(), await services.player()];
    const metadata = { tac_site: "another-site", userID: String(other), plan: "yearly" };
    const id = services.stripe.subscribe({ metadata });
    await services.deliver();
    for (const user of [userID, other]) expect(await services.own(user)).toMatchObject({ status: null });
    expect(await link(services.call(), userID, id)).toMatchObject({ status: "running", isSponsor: true });
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
});
