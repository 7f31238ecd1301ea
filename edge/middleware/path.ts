import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { invalid } from "./body.ts";

/** Reads the variable parts of a path; a Problem names those that are wrong. */
export function path<Schema extends ZodType>(schema: Schema) {
  return zValidator("param", schema, (result) => {
    if (!result.success) throw invalid("The path has not the expected shape.", result.error.issues);
  });
}
