import { zValidator } from "@hono/zod-validator";
import type { ZodType } from "zod";
import { Problem } from "../problem.ts";

/** Validates a JSON body against a schema. A Problem names the invalid fields. */
export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return zValidator("json", schema, (result) => {
    if (!result.success) throw invalid("The body has not the expected shape.", result.error.issues);
  });
}

type Issue = { path: readonly PropertyKey[]; message: string; code?: string; errors?: Issue[][] };

/** The Problem for a value that does not match its schema. It names each invalid field by its path. */
export function invalid(message: string, issues: readonly Issue[]): Problem {
  const details = issues
    .flatMap(nearest)
    .map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return new Problem("invalid", message, { details });
}

/** For a union, the issues of the variant that the value comes closest to. */
function nearest(issue: Issue): Issue[] {
  const [first, ...others] = issue.code === "invalid_union" ? (issue.errors ?? []) : [];
  if (first === undefined) return [issue];
  const least = others.reduce((least, wrong) => (wrong.length < least.length ? wrong : least), first);
  return least.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
