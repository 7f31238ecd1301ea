import { Hono } from "hono";
import { publicKeyOf } from "#party/user/notices/sendPush.ts";
import * as schema from "#schema/api/push.ts";
import { findPushSettings, removePushSubscription, setPushSettings } from "#store/push.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { openSession } from "../middleware/signedIn.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { askDatabase } from "../services/database.ts";
import { sendTest, subscribe } from "../services/push.ts";

/** Push subscriptions of players' browsers. */
export const pushRoutes = new Hono<EdgeEnv>()
  .get("/getPushSettings", signedInUser, async (c) => {
    const settings = await askDatabase(c.env, (db) => findPushSettings(db, c.get("identity").id));
    return c.json<schema.PushSettingsAnswer>({
      publicKey: publicKeyOf(c.env),
      ...settings,
    });
  })
  .post("/setPushSettings", signedInUser, jsonBody(schema.pushSettings), async (c) => {
    const wanted = c.req.valid("json");
    await askDatabase(c.env, (db) => setPushSettings(db, c.get("identity").id, wanted));
    return c.json<schema.PushSettings>(wanted);
  })
  .post("/subscribeToPush", signedInUser, jsonBody(schema.subscribeToPushBody), async (c) => {
    await subscribe(c.env, openSession(c), c.req.valid("json"), Date.now());
    return c.body(null, 204);
  })
  .post("/unsubscribeFromPush", signedInUser, jsonBody(schema.pushEndpointBody), async (c) => {
    const { endpoint } = c.req.valid("json");
    await askDatabase(c.env, (db) => removePushSubscription(db, c.get("identity").id, endpoint));
    return c.body(null, 204);
  })
  .post(
    "/testPush",
    limited("PUSH_TEST_LIMIT"),
    signedInUser,
    jsonBody(schema.pushEndpointBody),
    async (c) => {
      await sendTest(c.env, c.get("identity").id, c.req.valid("json").endpoint);
      return c.body(null, 204);
    },
  );
