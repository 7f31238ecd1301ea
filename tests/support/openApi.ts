import { appendFileSync } from "node:fs";
import { fromJSONSchema, type ZodType } from "zod";
import { openApi } from "#edge/openapi/document.ts";
import packageJson from "#package.json" with { type: "json" };

const { paths } = openApi(packageJson.version);
const calls = Object.keys(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** What was made of the document's schemas: to make one takes longer than the call. */
const schemas = new Map<unknown, ZodType>();

/** The path of the document for a call. */
function pathOf(name: string): string | undefined {
  const path = `/${name.split("?")[0]}`;
  return calls.find(({ pattern }) => pattern.test(path))?.path;
}

/** The documented schema of this answer; null if it has none. @throws if the document does not mention the answer */
function documented(method: string, name: string, status: number) {
  const path = pathOf(name);
  // A path or a method that does not exist gets an answer all the same.
  const operation = path && paths[path][method.toLowerCase()];
  if (!operation) return undefined;
  const response = operation.responses[status];
  if (!response) throw new Error(`${method} ${path} answered ${status}, which its document does not know.`);
  const [content] = Object.values(response.content ?? {});
  if (!content) return null;
  const schema = schemas.get(content.schema) ?? fromJSONSchema(content.schema as never);
  schemas.set(content.schema, schema);
  return schema;
}

/**
 * If `npm test` has asked for it (scripts/test.ts), records the answer, so that no documented answer stays untested.
 * @throws if an answer does not match the API's document
 */
export function holdAgainstDocument(
  method: string,
  name: string,
  { status, body }: { status: number; body: unknown },
): void {
  const schema = documented(method, name, status);
  if (schema === null && body !== undefined)
    throw new Error(`${method} /${name} answered more than nothing.`);
  const fault = schema?.safeParse(body).error;
  if (fault) throw new Error(`${method} /${name} answered ${status} in another shape: ${fault.message}`);
  const { SEEN_ANSWERS } = process.env;
  if (SEEN_ANSWERS) appendFileSync(SEEN_ANSWERS, `${method} ${pathOf(name)} ${status} ${codeOf(body)}\n`);
}

/** The code of an error; nothing for a success. */
function codeOf(body: unknown): string {
  return typeof body === "object" && body !== null && "error" in body ? String(body.error) : "";
}
