import { Hono } from "hono";
import { clientErrorBody } from "#schema/api/clientErrors.ts";
import type { EdgeEnv } from "../env.ts";
import { jsonBody } from "../middleware/body.ts";
import { limited } from "../middleware/limited.ts";
import { noteClientError } from "../services/clientErrors.ts";

/** What goes wrong in clients. */
export const clientErrorRoutes = new Hono<EdgeEnv>().post(
  "/clientError",
  limited("CLIENT_ERROR_LIMIT"),
  jsonBody(clientErrorBody),
  (c) => {
    noteClientError(c.req.valid("json"));
    return c.body(null, 204);
  },
);
