import { Hono } from "hono";
import { type SocketTicketAnswer, socketTicketBody } from "#schema/api/sockets.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { signedIn } from "../middleware/signedIn.ts";
import { Problem } from "../problem.ts";
import { findRoom } from "../services/rooms.ts";
import { sessionMark } from "../services/tokens.ts";

export const socketRoutes = new Hono<EdgeEnv>().post(
  "/socketTicket",
  limited("SOCKET_TICKET_LIMIT"),
  signedIn,
  jsonBody(socketTicketBody),
  async (c) => {
    const { party, room } = c.req.valid("json");
    const found = await findRoom(c.env, party, room);
    const ticket = await found?.issueTicket(c.get("identity"), sessionMark(c.get("tokenHash")));
    if (!ticket) throw new Problem("not_found", "There is no such room.");
    return c.json<SocketTicketAnswer>({ ticket });
  },
);
