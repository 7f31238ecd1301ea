import type * as z from "zod/v4/core";
import type { ErrorCode } from "./errors.ts";

/** Who may make a call: the least that is asked for. Guests have sessions too. */
export type Caller = "anybody" | "guest" | "user" | "moderator";

/** A call of the API, as its document describes it. */
export interface ApiCall {
  method: "GET" | "POST" | "DELETE";
  /** Under /gameApi; what varies in braces, as OpenAPI has it. */
  path: string;
  about: string;
  caller: Caller;
  params?: z.$ZodType;
  query?: z.$ZodType;
  body?: z.$ZodType;
  /** The name of the field of a form that holds a file. */
  file?: string;
  /** What a success answers; without it there is nothing to say (204). With a tag it can be asked for anew (304). */
  answer?: { status?: 200 | 201; schema: z.$ZodType; isText?: boolean; hasTag?: boolean };
  /** Whether an address may make it only so often. */
  isLimited?: boolean;
  /** Whether it is answered without asking the database. */
  isConstant?: boolean;
  /** Errors that are its own; what every call of its kind can answer is added (`edge/openapi/errors.ts`). */
  errors?: readonly ErrorCode[];
}
