import { z } from "zod";
import { limits } from "../limits.ts";
import { lines } from "../text.ts";

/** What went wrong in a client: a page could not be shown, a script or a promise failed, or a part could not be loaded. */
export const clientErrorKinds = ["page", "script", "promise", "part"] as const;

/** An error that a client reports. The Worker strips it of what could be personal before it is logged. */
export const clientErrorBody = z.strictObject({
  kind: z.enum(clientErrorKinds),
  message: lines().check(z.maxLength(limits.clientErrorMaxLength)),
  /** Where it was thrown, as the browser says it. */
  stack: z.optional(lines().check(z.maxLength(limits.clientStackMaxLength))),
  /** The first part of the page's address, without the language. */
  page: z.string().regex(/^[\w-]{0,30}$/),
  /** The version of the client. */
  version: z.string().regex(/^[\w.+-]{1,30}$/),
});
export type ClientError = z.infer<typeof clientErrorBody>;
