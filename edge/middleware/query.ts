import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { invalid } from "./body.ts";

/** Validates the query of a URL. A Problem names the invalid parameters. */
export function query<Schema extends ZodType>(schema: Schema) {
  return zValidator("query", schema, (result) => {
    if (!result.success) throw invalid("The query has not the expected shape.", result.error.issues);
  });
}
