import type * as z from "zod/v4/core";
import type { ErrorCode } from "./errors.ts";

/** Who may make a call: the minimum that it requires. Guests have sessions too. */
export type Caller = "anybody" | "guest" | "user" | "moderator" | "admin";

/** A call of the API, as its document describes it. */
export interface ApiCall {
  method: "GET" | "POST" | "DELETE";
  /** Under /gameApi; parameters in braces, as in OpenAPI. */
  path: string;
  about: string;
  caller: Caller;
  params?: z.$ZodType;
  query?: z.$ZodType;
  body?: z.$ZodType;
  /** The name of the form field that holds a file. */
  file?: string;
  /** The body of a success, JSON unless it says so; without one the status is 204. With an ETag it can be revalidated (304). */
  answer?: { status?: 200 | 201; schema: z.$ZodType; mediaType?: string; hasTag?: boolean };
  /** Whether the call is rate-limited by address. */
  isLimited?: boolean;
  /** Whether it is answered without the database. */
  isConstant?: boolean;
  /** Its own errors; those common to all calls of its kind are added (`edge/openapi/errors.ts`). */
  errors?: readonly ErrorCode[];
}

/** What a call with a session is to who makes it: calls of either sort are rate-limited by the person. */
export function sortOf({ method, caller }: ApiCall): "change" | "read" | undefined {
  if (caller === "anybody") return undefined;
  return method === "GET" ? "read" : "change";
}
