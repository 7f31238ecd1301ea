import { Hono } from "hono";
import { type GuestSessionAnswer, type NameGuestAnswer, nameGuestBody } from "#schema/api/sessions.ts";
import { workOf } from "../call.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited, limitedByPerson } from "../middleware/limited.ts";
import { openSession, signedIn } from "../middleware/signedIn.ts";
import { countCreated } from "../services/createdToday.ts";
import { deviceNameOf } from "../services/deviceName.ts";
import { nameGuest } from "../services/guests.ts";
import { endSession } from "../services/sessionEnds.ts";
import { beginGuestSession } from "../services/sessions.ts";

export const sessionRoutes = new Hono<EdgeEnv>()
  .post("/guestSession", limited("GUEST_SESSION_LIMIT"), async (c) => {
    const [device, now] = [deviceNameOf(c.req.header("User-Agent")), Date.now()];
    await countCreated(c.env, c.req.raw, "guests", now);
    const { begun, identity } = await beginGuestSession(c.env, device, now);
    return c.json<GuestSessionAnswer>({ ...begun, username: identity.name, id: identity.id });
  })
  .post(
    "/nameGuest",
    limited("LOOK_UP_LIMIT"),
    signedIn,
    jsonBody(nameGuestBody),
    limitedByPerson("RENAME_LIMIT"),
    async (c) => {
      const named = await nameGuest(c.env, c.get("identity"), c.req.valid("json").username, Date.now());
      return c.json<NameGuestAnswer>({ username: named.name });
    },
  )
  .post("/logout", signedIn, async (c) => {
    await endSession(workOf(c), openSession(c));
    return c.body(null, 204);
  });
