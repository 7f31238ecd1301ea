import { afterAll, beforeAll, expect, test } from "vitest";
import type { Env } from "#edge/env.ts";
import { plansAnswer } from "#edge/services/subscriptions/answers.ts";
import { limits } from "#schema/limits.ts";
import { plans } from "#schema/subscription.ts";
import { type FakeStripe, startFakeStripe } from "#tests/support/fakeStripe.ts";

/** When prices that another file has asked for, in the same process, are no longer kept. */
const later = Date.now() + 2 * limits.pricesKeptMs;

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.stop());

test("a site whose prices are archived offers no plan, and still says that contracts may run", async () => {
  stripe.setPrices(
    plans.map((plan) => ({ lookupKey: `tac_${plan}`, amount: 200, months: 1, isActive: false })),
  );
  const answer = await plansAnswer(stripe.vars as Partial<Env> as Env, later);
  expect(answer).toMatchObject({ hasProvider: true, plans: [] });
});
