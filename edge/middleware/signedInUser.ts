import { createMiddleware } from "hono/factory";
import type { EdgeEnv } from "../env.ts";
import { Problem } from "../problem.ts";
import { signedIn } from "./signedIn.ts";

/** Lets callers with an account through; `identity.id` in the context is the user's id. */
export const signedInUser = createMiddleware<EdgeEnv>((c, next) =>
  signedIn(c, async () => {
    if (c.get("identity").kind !== "user") throw new Problem("forbidden", "Guests have no account.");
    await next();
  }),
);
