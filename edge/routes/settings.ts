import { Hono } from "hono";
import * as schema from "#schema/api/settings.ts";
import * as settings from "#store/settings.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { query } from "../middleware/query.ts";
import { signedInUser } from "../middleware/signedInUser.ts";
import { unblocked } from "../middleware/unblocked.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "../services/database.ts";

/** Players' own settings. */
export const settingsRoutes = new Hono<EdgeEnv>()
  .post("/setLocale", signedInUser, jsonBody(schema.setLocaleBody), async (c) => {
    const { locale } = c.req.valid("json");
    await askDatabase(c.env, (db) => settings.setLocale(db, c.get("identity").id, locale));
    return c.body(null, 204);
  })
  .post("/setColorBlindnessFlag", signedInUser, jsonBody(schema.setColorBlindnessFlagBody), async (c) => {
    const { colorBlindnessFlag } = c.req.valid("json");
    await askDatabase(c.env, (db) =>
      settings.setColorBlindness(db, c.get("identity").id, colorBlindnessFlag),
    );
    return c.body(null, 204);
  })
  .post("/setColorScheme", signedInUser, jsonBody(schema.setColorSchemeBody), async (c) => {
    const { colorScheme } = c.req.valid("json");
    await askDatabase(c.env, (db) => settings.setColorScheme(db, c.get("identity").id, colorScheme));
    return c.body(null, 204);
  })
  .post("/setWordFilter", signedInUser, jsonBody(schema.setWordFilterBody), async (c) => {
    const { wordFilter } = c.req.valid("json");
    await askDatabase(c.env, (db) => settings.setWordFilter(db, c.get("identity").id, wordFilter));
    return c.body(null, 204);
  })
  .post("/unsubscribe", limited("LOOK_UP_LIMIT"), query(schema.unsubscribeQuery), async (c) => {
    const { of, token } = c.req.valid("query");
    if (!(await askDatabase(c.env, (db) => settings.unsubscribe(db, token, of))))
      throw new Problem("token", "These mails come to nobody.");
    return c.body(null, 204);
  })
  // Mail programs that don't post open the address: there is a page for that.
  .get("/unsubscribe", (c) => c.redirect(`/unsubscribe${new URL(c.req.url).search}`))
  .get("/getGameDefaultPositions", signedInUser, async (c) => {
    const positions = await askDatabase(c.env, (db) =>
      settings.findDefaultPositions(db, c.get("identity").id),
    );
    if (!positions) throw deletedMeanwhile();
    return c.json<schema.GameDefaultPositions>(positions);
  })
  .post("/setGameDefaultPositions", signedInUser, jsonBody(schema.setGameDefaultPositionsBody), async (c) => {
    const { gameDefaultPositions } = c.req.valid("json");
    await askDatabase(c.env, (db) =>
      settings.setDefaultPositions(db, c.get("identity").id, gameDefaultPositions),
    );
    return c.body(null, 204);
  })
  .get("/getEmailNotificationSettings", signedInUser, async (c) => {
    const found = await askDatabase(c.env, (db) => settings.findNotifications(db, c.get("identity").id));
    if (!found) throw deletedMeanwhile();
    return c.json<schema.EmailNotificationSettings>(found);
  })
  .post(
    "/setEmailNotificationSettings",
    signedInUser,
    jsonBody(schema.emailNotificationSettings),
    async (c) => {
      const wanted = c.req.valid("json");
      await askDatabase(c.env, (db) => settings.setNotifications(db, c.get("identity").id, wanted));
      return c.json<schema.EmailNotificationSettings>(wanted);
    },
  )
  .get("/getProfilePrivacy", signedInUser, async (c) => {
    const found = await askDatabase(c.env, (db) => settings.findProfilePrivacy(db, c.get("identity").id));
    if (!found) throw deletedMeanwhile();
    return c.json<schema.ProfilePrivacy>(found);
  })
  .post("/setProfilePrivacy", signedInUser, jsonBody(schema.profilePrivacy), async (c) => {
    const wanted = c.req.valid("json");
    await askDatabase(c.env, (db) => settings.setProfilePrivacy(db, c.get("identity").id, wanted));
    return c.body(null, 204);
  })
  .post(
    "/editUserDescription",
    signedInUser,
    unblocked,
    jsonBody(schema.editUserDescriptionBody),
    async (c) => {
      const { userDescription } = c.req.valid("json");
      await askDatabase(c.env, (db) => settings.setDescription(db, c.get("identity").id, userDescription));
      return c.body(null, 204);
    },
  );

/** The account and its sessions were deleted after this call had been authenticated. */
function deletedMeanwhile(): Problem {
  return new Problem("unauthenticated", "The account was deleted.");
}
