import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { invalid } from "./body.ts";

/** Validates the parameters of a path. A Problem names the invalid ones. */
export function path<Schema extends ZodType>(schema: Schema) {
  return zValidator("param", schema, (result) => {
    if (!result.success) throw invalid("The path has not the expected shape.", result.error.issues);
  });
}
