import type { PartyName, SocketTicketAnswer } from "#schema/api/sockets.ts";

/** Calls the API of the site at `url` as the client does. @throws where it does not answer with what was asked for */
export async function call<Answer>(
  url: string,
  name: string,
  body: unknown = {},
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${url}/gameApi/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Opens a socket to a room as whoever has the token, as a page of the site would. */
export async function openSocket(
  url: string,
  party: PartyName,
  room: string,
  token: string,
): Promise<WebSocket> {
  const { ticket } = await call<SocketTicketAnswer>(url, "socketTicket", { party, room }, token);
  const address = `${url.replace(/^http/, "ws")}/parties/${party}/${room}?ticket=${ticket}`;
  // Node's WebSocket takes headers, the browsers' (whose type this is) does not.
  return new WebSocket(address, { headers: { Origin: url } } as never);
}
