import * as z from "zod/v4/core";
import type { ApiCall } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";
import { type ErrorAnswer, type ErrorCode, errorCodes } from "#schema/api/errors.ts";
import { fault } from "./faults.ts";

/** A call as it arrives. `params` are all parts of its path. */
export interface Asked {
  body: unknown;
  query: Record<string, string>;
  params: string[];
  token: string | undefined;
}

/** What answers a call: data of the API, a refusal, or (undefined) no body. */
export type Handler = (asked: Asked) => unknown;

/** An answer that is no success. */
class Refusal {
  readonly error: ErrorCode;
  readonly status: number;
  readonly details: ErrorAnswer["details"];
  constructor(error: ErrorCode, status: number, details: ErrorAnswer["details"]) {
    this.error = error;
    this.status = status;
    this.details = details;
  }
}

/** The answer of a server that refuses. */
export function refuse(error: ErrorCode, status = 422, details?: ErrorAnswer["details"]): Refusal {
  return new Refusal(error, status, details);
}

/** What every page asks for, whoever is there. */
const usual: Record<string, Handler> = {
  socketTicket: ({ body }) => ({ ticket: "a ticket", room: (body as { room: string }).room }),
  getRatings: () => [],
  "subscription/sponsors": () => ({ usernames: [] }),
  getProfilePicture: () => "",
};

let handlers: Record<string, Handler> = usual;
/** All calls since the test began. */
export const calls: { name: string; body: unknown }[] = [];

/** Answers calls of the API, each by its path as `schema/api/calls` writes it. Any other call fails the test. */
export function serve(more: Record<string, Handler>): void {
  handlers = { ...handlers, ...more };
}

/** The calls of a name that were made, by their bodies. */
export function callsOf(name: string): unknown[] {
  return calls.filter((call) => call.name === name).map(({ body }) => body);
}

/** Forgets what a test has said. */
export function resetServer(): void {
  handlers = usual;
  calls.length = 0;
}

const texts = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", { import: "default" });

/** In place of the browser's `fetch`: the texts as they are built, and the API. */
export async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(
    new URL(String(input instanceof Request ? input.url : input), location.href),
    init,
  );
  const url = new URL(request.url);
  const file = url.pathname.match(/\/locales\/(.+)$/)?.[1];
  if (file !== undefined) return jsonOf((await texts[`../locales/${file}`]?.()) ?? missing(file));
  if (url.pathname.startsWith("/parties/")) return new Response(null, { status: 200 });
  const path = url.pathname.replace(/^\/gameApi/, "");
  if (path === url.pathname) return missing(`nothing is served at ${url.pathname}`);
  return answerTo(request, url, path);
}

async function answerTo(request: Request, url: URL, path: string): Promise<Response> {
  const call = callAt(request.method, path);
  if (call === undefined) return missing(`${request.method} ${path} is no call of the API`);
  const name = call.path.slice(1);
  const params = path.split("/").map(decodeURIComponent).slice(1);
  const isForm = call.file !== undefined;
  const body = isForm ? await request.formData() : parsed(await request.text());
  calls.push({ name, body });
  if (call.body && !isForm) check(call.body, body, `the body of ${name}`);
  const query = Object.fromEntries(url.searchParams);
  if (call.query) check(call.query, query, `the query of ${name}`);
  const handler = handlers[name];
  if (handler === undefined) return missing(`nobody expects the call ${name} here, or says what answers it`);
  const token = request.headers.get("Authorization")?.replace("Bearer ", "");
  const answer = await handler({ body, query, params, token });
  if (answer instanceof Refusal) return refusalOf(answer, call);
  if (call.answer === undefined) return new Response(null, { status: 204 });
  check(call.answer.schema, answer, `the answer to ${name}`);
  return jsonOf(answer, call.answer.status ?? 200);
}

/** The errors that any call may have, by what it is. */
const common: readonly ErrorCode[] = [
  ...(["invalid", "unauthenticated", "forbidden", "too_large", "too_slow"] as const),
  ...(["too_many_requests", "unavailable", "internal"] as const),
];

function refusalOf({ error, status, details }: Refusal, call: ApiCall): Response {
  if (!errorCodes.includes(error) || ![...common, ...(call.errors ?? [])].includes(error))
    fault(`${call.path} never answers “${error}”`);
  return jsonOf({ error, message: error, ...(details && { details }) }, status);
}

function callAt(method: string, path: string): ApiCall | undefined {
  return Object.values(apiCalls)
    .flat()
    .find((call) => {
      const parts = call.path.split("/");
      const asked = path.split("/");
      const fits = parts.every((part, at) => part.startsWith("{") || part === asked[at]);
      return call.method === method && parts.length === asked.length && fits;
    });
}

function check(schema: z.$ZodType, data: unknown, what: string): void {
  const { error } = z.safeParse(schema, data);
  if (error) fault(`${what} is none: ${z.prettifyError(error)}`);
}

function missing(what: string): Response {
  fault(what);
  return jsonOf({ error: "not_found", message: what }, 404);
}

function parsed(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

function jsonOf(data: unknown, status = 200): Response {
  if (data instanceof Response) return data;
  return new Response(JSON.stringify(data), { status, headers: { "Content-Type": "application/json" } });
}
