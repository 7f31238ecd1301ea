import Stripe from "stripe";
import { expect, it } from "vitest";
import type { ApiCall } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import { limits } from "#schema/limits.ts";
import { startSite } from "#scripts/site/site.ts";
import { beGuest, beginGame, call, knock } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { ask, nameOf } from "#tests/support/everyCall.ts";
import { aFolder } from "#tests/support/folders.ts";
import { aGuest, aRunningGame } from "#tests/support/games.ts";

/** A payment provider that nobody can reach. */
const providerAway = {
  ...{ STRIPE_SECRET_KEY: "sk_test_away", STRIPE_WEBHOOK_SECRET: "whsec_away" },
  ...{ STRIPE_API_URL: "http://127.0.0.1:9", STRIPE_RETRIES: "0" },
};

it("without the database the API says so, and games stay within reach", async () => {
  const database = await aDatabase();
  const { url: libsqlUrl, token: libsqlToken } = database;
  const site = await startSite({ dataDir: aFolder(), libsqlUrl, libsqlToken, vars: providerAway });
  try {
    const { token } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    const endedID = await aRunningGame(database.db, await aGuest(database.db));
    await database.stop();

    const calls = Object.values(apiCalls).flat();
    // A message of the payment provider is refused before the database is asked, unless it is genuine.
    const isAsking = ({ isConstant, path }: ApiCall) => !isConstant && path !== "/subscription/webhook";
    for (const of of calls.filter(isAsking)) {
      const { status, headers, body } = await ask(site.url, of, token, "Ada");
      expect([nameOf(of), status, body]).toMatchObject([nameOf(of), 503, { error: "unavailable" }]);
      expect(headers.get("Retry-After")).toMatch(/^\d+$/);
    }
    // The provider sends again what is not accepted.
    const payload = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "invoice.paid",
      data: { object: {} },
    });
    const secret = providerAway.STRIPE_WEBHOOK_SECRET;
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    const message = { headers: { "Stripe-Signature": signature }, body: payload };
    expect(await call(site.url, "subscription/webhook", message)).toMatchObject({ status: 503 });
    expect(await knock(site.url, `/parties/game/${gameID}`)).toBe(101);
    // A game whose room was emptied, or was never opened, is in libSQL alone: it is not said to be gone.
    for (const path of [`/parties/game/${endedID}`, `/parties/channel/g-${endedID}`])
      expect(await knock(site.url, path)).toBe(503);
  } finally {
    await site.stop();
  }
});

it("without the database, from the first call on, an address is limited all the same", async () => {
  const database = await aDatabase();
  const site = await startSite({ dataDir: aFolder(), libsqlUrl: database.url, libsqlToken: database.token });
  try {
    await database.stop();
    // Each call may fall into another minute than the one before.
    const statuses: number[] = [];
    for (let n = 0; n <= 2 * limits.guestSessionsPerPeriod && !statuses.includes(429); n++) {
      statuses.push((await call(site.url, "guestSession")).status);
    }
    expect(new Set(statuses)).toEqual(new Set([503, 429]));
  } finally {
    await site.stop();
  }
});
