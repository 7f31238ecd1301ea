import { Hono } from "hono";
import { type SocketTicketAnswer, socketTicketBody } from "#schema/api/sockets.ts";
import { limits } from "#schema/limits.ts";
import { sessionMark } from "#schema/sessionMark.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { expectSession, signedIn } from "../middleware/signedIn.ts";
import { Problem } from "../problem.ts";
import { refuseUntil } from "../services/attempts.ts";
import { countGuest, hasTooManyOpen } from "../services/guestGames.ts";
import { ticketFor } from "../services/rooms.ts";

export const socketRoutes = new Hono<EdgeEnv>().post(
  "/socketTicket",
  limited("SOCKET_TICKET_LIMIT"),
  signedIn,
  jsonBody(socketTicketBody),
  async (c) => {
    const [identity, asked] = [c.get("identity"), c.req.valid("json")];
    if (identity.kind === "guest" && asked.party === "waiting") {
      const now = Date.now();
      await countGuest(c.env, c.req.raw, "waiting", now);
      if (await hasTooManyOpen(c.env, c.req.raw, identity.id, now))
        refuseUntil(now + limits.ratePeriodMs, now);
    }
    const ticket = await ticketFor(c.env, asked, identity, sessionMark(c.get("tokenHash")));
    if (!ticket) throw new Problem("not_found", "There is no such room.");
    // A session that has ended meanwhile has lost its tickets, but this one may have been made afterwards.
    await expectSession(c);
    return c.json<SocketTicketAnswer>(ticket);
  },
);
