import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { Problem } from "../problem.ts";

/** Reads a JSON body of this shape; a Problem names the fields that are wrong. */
export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return zValidator("json", schema, (result) => {
    if (!result.success) throw invalid("The body has not the expected shape.", result.error.issues);
  });
}

/** The Problem of what has not the shape that it should have: names each field that is wrong, by its path. */
export function invalid(
  message: string,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Problem {
  const details = issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return new Problem("invalid", message, { details });
}
