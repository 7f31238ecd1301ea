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

/** A ticket for a socket to a game, for whoever has the token. */
export async function gameTicket(url: string, gameID: number, token: string): Promise<string> {
  const room = { party: "game", room: String(gameID) };
  return (await call<{ ticket: string }>(url, "socketTicket", room, token)).ticket;
}

/** Opens a socket to a game with a ticket, as a page of the site would. */
export function gameSocket(url: string, gameID: number, ticket: string): WebSocket {
  const address = `${url.replace(/^http/, "ws")}/parties/game/${gameID}?ticket=${ticket}`;
  // Node's WebSocket takes headers, the browsers' (whose type this is) does not.
  return new WebSocket(address, { headers: { Origin: url } } as never);
}
