import { type IncomingMessage, request } from "node:http";
import type { CreateGameAnswer } from "#schema/api/games.ts";
import { requestIDHeader } from "#schema/api/requestID.ts";
import { serverTimeHeader } from "#schema/api/serverTime.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { holdAgainstDocument } from "./openApi.ts";
import { noteSecrets } from "./secrets.ts";

/** The answer to a call. `body` is its JSON, or its text if it is none. */
export type Answer<Body = unknown> = { status: number; headers: Headers; body: Body };

type Asked = {
  method?: "GET" | "POST" | "DELETE";
  token?: string;
  tag?: string;
  headers?: Record<string, string>;
  body?: unknown;
};

/**
 * Calls the API. A body is sent as JSON, a string or a form as it is; `tag` is that of a cached answer. Checks the
 * answer against the API's own document (`/gameApi/openapi.json`).
 */
export async function call<Body = unknown>(
  url: string,
  name: string,
  { method = "POST", token, tag, headers: more, body }: Asked = {},
): Promise<Answer<Body>> {
  noteSecrets(body);
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/gameApi/${name}`, {
    method,
    headers: {
      ...(!isForm && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(tag && { "If-None-Match": tag }),
      ...more,
    },
    body: method === "GET" ? null : isForm || typeof body === "string" ? body : JSON.stringify(body ?? {}),
  });
  const { status, headers } = response;
  const text = await response.text();
  const answer = { status, headers, body: read(headers, text) as Body };
  noteSecrets(answer.body);
  holdAgainstDocument(method, name, answer);
  return answer;
}

function read(headers: Headers, text: string): unknown {
  if (text === "") return undefined;
  return headers.get("Content-Type")?.startsWith("text/calendar") ? text : JSON.parse(text);
}

/** The headers of an answer but those that differ from one answer to the next, whatever was asked. */
export function lastingHeaders(headers: Headers): [name: string, value: string][] {
  return [...headers].filter(([name]) => !changing.has(name));
}

const changing = new Set(["date", requestIDHeader, serverTimeHeader].map((name) => name.toLowerCase()));

/** A new guest's session. */
export async function beGuest(url: string): Promise<GuestSessionAnswer> {
  return (await call<GuestSessionAnswer>(url, "guestSession")).body;
}

/** A new game with bots, started by the owner of this token. */
export async function beginGame(url: string, token: string): Promise<number> {
  const body = { variant: "4x2m", level: "solid" };
  return (await call<CreateGameAnswer>(url, "createGame", { token, body })).body.gameID;
}

/** Requests a WebSocket like a page of `origin`, and returns the status of the answer: 101 if it was opened. */
export async function knock(url: string, path: string, origin: string | undefined = url): Promise<number> {
  return (await handshake(url, path, origin)).statusCode ?? 0;
}

/** The answer to a request for a WebSocket, which offers to compress frames, as browsers do. */
export function handshake(url: string, path: string, origin: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
    ...(origin && { Origin: origin }),
  };
  return new Promise((resolve, reject) => {
    const knocking = request({ hostname, port, path, headers });
    knocking.once("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    knocking.once("response", (response) => {
      response.resume();
      resolve(response);
    });
    knocking.once("error", reject);
    knocking.end();
  });
}
