import { setTimeout as after } from "node:timers/promises";
import type { PartyName, SocketTicketAnswer } from "#schema/api/sockets.ts";

/** How often a call is repeated while the site answers that it is busy, and the pause in between. */
const attempts = 5;
const pauseMs = 1_000;
const unavailable = 503;

/** The site refused a call. */
export class RefusedCall extends Error {
  override name = "RefusedCall";
  readonly status: number;
  /** When to try again, in ms, if the site said so. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { status, headers }: Response) {
    super(message);
    this.status = status;
    this.retryAfterMs = headers.has("Retry-After") ? Number(headers.get("Retry-After")) * 1000 : undefined;
  }
}

/**
 * Calls the API of the site at `url` as the client does, again while the site is busy.
 * @throws RefusedCall if it answers with an error
 */
export async function call<Answer>(
  url: string,
  name: string,
  body: unknown = {},
  token?: string,
): Promise<Answer> {
  const response = await send(url, name, { body, token });
  return (await response.json()) as Answer;
}

/** The same for calls that don't use POST, or that answer without a body. @throws RefusedCall */
export async function send(
  url: string,
  name: string,
  {
    method = "POST",
    body,
    token,
    userAgent,
  }: { method?: "POST" | "DELETE"; body: unknown; token?: string; userAgent?: string },
): Promise<Response> {
  const request = {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(userAgent && { "User-Agent": userAgent }),
    },
    body: JSON.stringify(body),
  };
  let response = await fetch(`${url}/gameApi/${name}`, request);
  for (let n = 1; n < attempts && response.status === unavailable; n++) {
    await after(pauseMs);
    response = await fetch(`${url}/gameApi/${name}`, request);
  }
  if (!response.ok) {
    throw new RefusedCall(`${name} answered ${response.status}: ${await response.text()}`, response);
  }
  return response;
}

/** Opens a socket to a room with a token's identity, as a page of the site would. */
export async function openSocket(
  url: string,
  party: PartyName,
  room: string,
  token: string,
): Promise<WebSocket> {
  const { ticket } = await call<SocketTicketAnswer>(url, "socketTicket", { party, room }, token);
  const address = `${url.replace(/^http/, "ws")}/parties/${party}/${room}?ticket=${ticket}`;
  // Node's WebSocket accepts headers; the browsers' one (whose type this is) does not.
  return new WebSocket(address, { headers: { Origin: url } } as never);
}
