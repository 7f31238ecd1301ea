import { toJSONSchema } from "zod";
import type * as z from "zod/v4/core";
import type { ApiCall, Caller } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import { errorAnswer } from "#schema/api/errors.ts";
import { statusOf } from "../problem.ts";
import { errorsOf } from "./errors.ts";

/** JSON Schema 2020-12, as far as the document and its page read it. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [key: string]: unknown;
};

type Content = Record<string, { schema: JsonSchema }>;
export type Operation = {
  tags: [string];
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  components: { securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
};

const callerWords: Record<Caller, string> = {
  anybody: "For anybody.",
  guest: "For everybody with a session, guests too.",
  user: "For players with an account.",
  moderator: "For moderators and admins.",
  admin: "For admins.",
};

/** Describes the API in OpenAPI, generated from the schemas that validate the calls. */
export function openApi(version: string): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const [group, calls] of Object.entries(apiCalls)) {
    for (const call of calls) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, group) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tac online",
      version,
      description:
        "What is asked once; what is live goes over sockets. Bodies are JSON and strict: a field that is not known is refused. Times are in ms UTC.",
    },
    servers: [{ url: "/gameApi" }],
    components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

function operationOf(call: ApiCall, group: string): Operation {
  const requestBody = bodyOf(call);
  return {
    tags: [group],
    operationId: [call.method.toLowerCase(), ...(call.path.match(/\w+/g) ?? [])].join("_"),
    summary: call.about,
    description: callerWords[call.caller],
    security: call.caller === "anybody" ? [] : [{ session: [] }],
    parameters: [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query")],
    ...(requestBody && { requestBody: { required: true, content: requestBody } }),
    responses: { ...successOf(call), ...failuresOf(call) },
  };
}

function bodyOf({ body, file }: ApiCall): Content | undefined {
  if (body) return json(schemaOf(body, "input"));
  if (!file) return undefined;
  const properties = { [file]: { type: "string", contentMediaType: "application/octet-stream" } };
  return { "multipart/form-data": { schema: { type: "object", properties, required: [file] } } };
}

function parametersOf(schema: z.$ZodType | undefined, place: "path" | "query"): Operation["parameters"] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function successOf({ answer }: ApiCall): Operation["responses"] {
  if (!answer) return { 204: { description: "Done." } };
  const schema = schemaOf(answer.schema, "output");
  return {
    [answer.status ?? 200]: {
      description: "Done.",
      content: { [answer.mediaType ?? "application/json"]: { schema } },
    },
    ...(answer.hasTag && { 304: { description: "Nothing has changed since the answer with this ETag." } }),
  };
}

function failuresOf(call: ApiCall): Operation["responses"] {
  const byStatus = Object.groupBy(errorsOf(call), (code) => statusOf[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const { properties, ...rest } = schemaOf(errorAnswer, "output");
      const schema = { ...rest, properties: { ...properties, error: { type: "string", enum: codes } } };
      return [status, { description: codes.join(", "), content: json(schema) }];
    }),
  );
}

function json(schema: JsonSchema): Content {
  return { "application/json": { schema } };
}

function schemaOf(schema: z.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...written } = toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  return written as JsonSchema;
}

/** Leaves out the bounds that every integer has anyway. */
function simplify(schema: { minimum?: number; maximum?: number }): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}
