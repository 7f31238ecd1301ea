import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Call } from "#edge/call.ts";
import type { Env } from "#edge/env.ts";
import { ownAnswer } from "#edge/services/subscriptions/answers.ts";
import { check, order } from "#edge/services/subscriptions/orders.ts";
import { reconcile } from "#edge/services/subscriptions/reconciling.ts";
import { takeEvent } from "#edge/services/subscriptions/webhook.ts";
import { mailKeys, mails } from "#schema/db/mails.ts";
import {
  subscriptionEndings,
  subscriptionEvents,
  subscriptionOrders,
  subscriptionOrdersUnknown,
  subscriptionReadings,
  subscriptions,
} from "#schema/db/subscriptions.ts";
import type { Plan } from "#schema/subscription.ts";
import { nameSite } from "#store/site.ts";
import { aDatabase } from "./database.ts";
import { type FakeStripe, startFakeStripe } from "./fakeStripe.ts";
import { silentRooms } from "./silentRooms.ts";
import { aUser } from "./users.ts";

/** The mark of the site that these services belong to. */
export const siteID = "0123456789abcdef";

/**
 * The services of subscriptions without a site around them: a database of their own, a provider for each test, whose clock
 * is the time, and rooms that hear everything and say nothing. No message of the provider arrives unless a test brings it.
 */
export function withSubscriptionServices() {
  const base = {} as Awaited<ReturnType<typeof aDatabase>>;
  const parts = { env: {} as Env, stripe: {} as FakeStripe };
  let players = 0;
  // What is remembered of one test's provider must be old for the next one.
  let begun = Date.now();
  beforeAll(async () => {
    Object.assign(base, await aDatabase());
    await nameSite(base.db, siteID);
  });
  afterAll(() => base.stop());
  beforeEach(async () => {
    begun += 24 * 3_600_000;
    parts.stripe = await startFakeStripe({ now: begun });
    parts.stripe.setDelivery("drop");
    parts.env = envWith(parts.stripe);
    // The clock looks at what is due of everybody, and each provider gives the same numbers.
    const tables = [subscriptions, subscriptionReadings, subscriptionEndings, subscriptionOrdersUnknown];
    for (const table of [...tables, subscriptionEvents, subscriptionOrders, mails, mailKeys])
      await base.db.delete(table);
  });
  afterEach(() => parts.stripe.stop());

  function envWith(stripe: FakeStripe): Env {
    return {
      ...{ LIBSQL_URL: base.url, LIBSQL_AUTH_TOKEN: base.token, ...stripe.vars },
      ...{ STRIPE_RETRIES: "0", STRIPE_ANSWER_MS: "2000" },
      ...silentRooms,
    } as unknown as Env;
  }

  const services = {
    get stripe() {
      return parts.stripe;
    },
    get env() {
      return parts.env;
    },
    get db() {
      return base.db;
    },
    call: () =>
      ({ env: parts.env, now: parts.stripe.now(), origin: "http://localhost", addressMark: "a" }) as Call,
    async player(): Promise<number> {
      players += 1;
      return aUser(base.db, `Player ${players}`);
    },
    /** Begins an order; gives the number of its page at the provider. */
    async order(userID: number, plan: Plan = "yearly"): Promise<string> {
      return new URL(await order(services.call(), userID, plan)).pathname.split("/").at(-1) ?? "";
    },
    /** A player who has ordered and paid. */
    async sponsor(plan: Plan = "yearly"): Promise<{ userID: number; id: string }> {
      const userID = await services.player();
      const id = parts.stripe.pay(await services.order(userID, plan));
      await check(services.call(), userID);
      return { userID, id };
    },
    own: (userID: number) => ownAnswer(parts.env, userID, parts.stripe.now()),
    /** The clock runs so many ms later, with everything due; nothing happens at the provider meanwhile. */
    reconcile: (laterMs = 0) => reconcile(parts.env, parts.stripe.now() + laterMs),
    /** Brings a message of the provider. */
    async bring(eventID: string): Promise<void> {
      const { body, signature } = parts.stripe.sign(eventID, { at: parts.stripe.now() });
      await takeEvent(parts.env, body, signature, parts.stripe.now());
    },
    /** Brings all messages of the provider. */
    async deliver(): Promise<void> {
      for (const { id } of parts.stripe.events()) await services.bring(id);
    },
    /** The mails about a subscription, the oldest first. */
    async mailsAbout(id: string) {
      const all = await base.db.select().from(mails).orderBy(mails.id);
      return all.filter(({ data }) => data.number === id);
    },
    async endings() {
      return base.db.select().from(subscriptionEndings);
    },
    async ordersSetAside() {
      return base.db.select().from(subscriptionOrdersUnknown);
    },
    async stored(id: string) {
      const [row] = await base.db.select().from(subscriptions).where(eq(subscriptions.id, id));
      return row;
    },
    /** Does something with the keys of another account, which knows nothing of this one. */
    async withWrongKey(act: () => Promise<void>): Promise<void> {
      const other = await startFakeStripe({ now: parts.stripe.now() });
      const right = parts.env;
      parts.env = { ...envWith(other), STRIPE_WEBHOOK_SECRET: right.STRIPE_WEBHOOK_SECRET };
      try {
        await act();
      } finally {
        parts.env = right;
        await other.stop();
      }
    },
  };
  return services;
}
