import { fromJSONSchema } from "zod";
import { openApi } from "#edge/openapi/document.ts";
import packageJson from "#package.json" with { type: "json" };

const { paths } = openApi(packageJson.version);
const calls = Object.keys(paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** What the document says of this answer, as a schema; null where it has none. @throws where it says nothing of it */
function documented(method: string, name: string, status: number) {
  const path = `/${name.split("?")[0]}`;
  const found = calls.find(({ pattern }) => pattern.test(path));
  // A call that is not there, or not by this verb, is answered all the same.
  const operation = found && paths[found.path][method.toLowerCase()];
  if (!operation) return undefined;
  const response = operation.responses[status];
  if (!response) throw new Error(`${method} ${path} answered ${status}, which its document does not know.`);
  const [content] = Object.values(response.content ?? {});
  return content ? fromJSONSchema(content.schema as never) : null;
}

/** @throws where an answer is not as the API's document says */
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
}
