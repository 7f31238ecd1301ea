import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { invalid } from "./body.ts";

/** Reads the query of an address; a Problem names the parameters that are wrong. */
export function query<Schema extends ZodType>(schema: Schema) {
  return zValidator("query", schema, (result) => {
    if (!result.success) throw invalid("The query has not the expected shape.", result.error.issues);
  });
}
