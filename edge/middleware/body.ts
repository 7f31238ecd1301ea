import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { Problem } from "../problem.ts";

/** Reads a JSON body of this shape; a Problem names the fields that are wrong. */
export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return zValidator("json", schema, (result) => {
    if (result.success) return;
    const details = result.error.issues.map((issue) => ({
      field: issue.path.join("."),
      message: issue.message,
    }));
    throw new Problem("invalid", "The body has not the expected shape.", { details });
  });
}
