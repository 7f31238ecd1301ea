import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { ProviderAnswer, SubscriptionAnswer } from "#schema/api/subscriptions.ts";
import { subscriptionEndings, subscriptionOrders, subscriptionReadings } from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import type { Plan } from "#schema/subscription.ts";
import { type Answer, call } from "./api.ts";
import { type FakeStripe, startFakeStripe } from "./fakeStripe.ts";
import { ageDatabase } from "./movedClock.ts";
import { withSite } from "./site.ts";
import { aSessionOf, aUser } from "./users.ts";

/** The built site and the payment provider that it asks, for all tests of a file. */
export function withSubscriptions() {
  const vars: Record<string, string> = { STRIPE_RETRIES: "0", STRIPE_ANSWER_MS: "2000" };
  const provider = {} as { stripe: FakeStripe };
  beforeAll(async () => {
    provider.stripe = await startFakeStripe();
    Object.assign(vars, provider.stripe.vars);
    Object.assign(site, provider);
  });
  const site = withSite({ vars });
  beforeAll(() => provider.stripe.sendEventsTo(`${site.url}/gameApi/subscription/webhook`));
  afterAll(() => provider.stripe?.stop());
  return Object.assign(site, provider, {
    /** Advances the clocks of the database and of the provider by so many ms: everything becomes that much older. */
    async letPass(ms: number): Promise<void> {
      await ageDatabase(site.db, ms);
      provider.stripe.age(ms);
    },
    /** Runs the clock as if everything that will ever be due were due now. */
    async reconcile(): Promise<void> {
      for (const table of [subscriptionReadings, subscriptionOrders, subscriptionEndings])
        await site.db.update(table).set({ nextAt: 1 }).where(isNotNull(table.nextAt));
      await site.tick();
    },
    subscriber: (username: string) => aSubscriber(site, () => provider.stripe, username),
  });
}

type Served = Pick<ReturnType<typeof withSite>, "url" | "db">;

/** A new player who may become a sponsor. */
async function aSubscriber(site: Served, stripe: () => FakeStripe, username: string) {
  const userID = await aUser(site.db, username);
  // A session may be over when the clock has moved on.
  const token = () => aSessionOf(site.db, userID);
  const ask = async <Body = SubscriptionAnswer>(name: string, body?: unknown): Promise<Answer<Body>> => {
    const method = name === "get" ? "GET" : "POST";
    return call<Body>(site.url, `subscription/${name}`, { token: await token(), body, method });
  };
  return {
    userID,
    token,
    email: `${username}@example.org`,
    ask,
    /** Begins an order; gives the number of its page at the provider. */
    async order(plan: Plan = "yearly"): Promise<string> {
      const { body } = await ask<ProviderAnswer>("new", { plan });
      return new URL(body.url).pathname.split("/").at(-1) ?? "";
    },
    /** Orders and pays. Gives the subscription's number. */
    async subscribe(plan: Plan = "yearly"): Promise<string> {
      const id = stripe().pay(await this.order(plan));
      await stripe().settled();
      return id;
    },
    async own(): Promise<SubscriptionAnswer> {
      return (await ask("get")).body;
    },
    async sponsorUntil(): Promise<number | null> {
      const [row] = await site.db
        .select({ until: users.sponsorUntil })
        .from(users)
        .where(eq(users.id, userID));
      return row?.until ?? null;
    },
  };
}
