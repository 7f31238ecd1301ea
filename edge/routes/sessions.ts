import { Hono } from "hono";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import type { EdgeEnv } from "../env.ts";
import { limited } from "../middleware/limited.ts";
import { signedIn } from "../middleware/signedIn.ts";
import { endSession } from "../services/sessionEnds.ts";
import { beginGuestSession } from "../services/sessions.ts";

export const sessionRoutes = new Hono<EdgeEnv>()
  .post("/guestSession", limited("GUEST_SESSION_LIMIT"), async (c) => {
    const { token, identity } = await beginGuestSession(c.env, Date.now());
    return c.json<GuestSessionAnswer>({ token, username: identity.name, id: identity.id });
  })
  .post("/logout", signedIn, async (c) => {
    await endSession(c.env, { identity: c.get("identity"), tokenHash: c.get("tokenHash") });
    return c.body(null, 204);
  });
