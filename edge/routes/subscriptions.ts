import { Hono } from "hono";
import * as schema from "#schema/api/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import { countSponsors } from "#store/subscriptions/finding.ts";
import { callOf } from "../call.ts";
import type { EdgeEnv } from "../env.ts";
import { deliverMails } from "../mail/mailer.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { wholeBody } from "../middleware/wholeBody.ts";
import { askDatabase } from "../services/database.ts";
import { ownAnswer, plansAnswer } from "../services/subscriptions/answers.ts";
import { declare } from "../services/subscriptions/declaring.ts";
import { cancel, resume, withdraw } from "../services/subscriptions/ending.ts";
import { link } from "../services/subscriptions/linking.ts";
import { check, order } from "../services/subscriptions/orders.ts";
import { portalOf } from "../services/subscriptions/portal.ts";
import { takeEvent } from "../services/subscriptions/webhook.ts";

const costly = limited("SUBSCRIPTION_LIMIT");

/** Messages of the payment provider. Their bodies may exceed the general limit, so their route comes before it. */
export const webhookRoutes = new Hono<EdgeEnv>().post(
  "/subscription/webhook",
  wholeBody(limits.paymentEventBytes),
  async (c) => {
    await takeEvent(c.env, await c.req.text(), c.req.header("Stripe-Signature") ?? "", Date.now());
    return c.body(null, 204);
  },
);

/** The sponsor subscription. */
export const subscriptionRoutes = new Hono<EdgeEnv>()
  .basePath("/subscription")
  .get("/plans", async (c) => c.json<schema.PlansAnswer>(await plansAnswer(c.env, Date.now())))
  .get("/nSubscriptions", limited("LOOK_UP_LIMIT"), async (c) => {
    const nSubscriptions = await askDatabase(c.env, (db) => countSponsors(db, Date.now()));
    return c.json<schema.NSubscriptionsAnswer>({ nSubscriptions });
  })
  .get("/get", signedInUser, async (c) =>
    c.json<schema.SubscriptionAnswer>(await ownAnswer(c.env, c.get("identity").id, Date.now())),
  )
  .post("/new", costly, signedInUser, jsonBody(schema.newSubscriptionBody), async (c) => {
    const url = await order(await callOf(c), c.get("identity").id, c.req.valid("json").plan);
    return c.json<schema.ProviderAnswer>({ url });
  })
  .post("/check", costly, signedInUser, async (c) => {
    const call = await callOf(c);
    const answer = await check(call, c.get("identity").id);
    call.later(() => deliverMails(c.env, call.now));
    return c.json<schema.SubscriptionAnswer>(answer);
  })
  .post("/link", costly, signedInUser, jsonBody(schema.linkSubscriptionBody), async (c) => {
    const { subscriptionID } = c.req.valid("json");
    return c.json<schema.SubscriptionAnswer>(
      await link(await callOf(c), c.get("identity").id, subscriptionID),
    );
  })
  .post("/cancel", costly, signedInUser, async (c) => {
    const call = await callOf(c);
    const answer = await cancel(call, c.get("identity").id);
    call.later(() => deliverMails(c.env, call.now));
    return c.json<schema.SubscriptionAnswer>(answer);
  })
  .post("/resume", costly, signedInUser, async (c) =>
    c.json<schema.SubscriptionAnswer>(await resume(await callOf(c), c.get("identity").id)),
  )
  .post("/withdraw", costly, signedInUser, async (c) => {
    const call = await callOf(c);
    const answer = await withdraw(call, c.get("identity").id);
    call.later(() => deliverMails(c.env, call.now));
    return c.json<schema.SubscriptionAnswer>(answer);
  })
  .post("/portal", costly, signedInUser, async (c) => {
    const url = await portalOf(await callOf(c), c.get("identity").id);
    return c.json<schema.ProviderAnswer>({ url });
  })
  .post("/declare", limited("MAIL_LIMIT"), jsonBody(schema.declarationBody), async (c) => {
    const call = await callOf(c);
    await declare(call, c.req.valid("json"));
    call.later(() => deliverMails(c.env, call.now));
    return c.json<schema.DeclarationAnswer>({ receivedAt: call.now });
  });
