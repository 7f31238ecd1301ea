import { readNumber } from "./frames.ts";

/**
 * The address that a room works with, made anew from what it understands of the one that was asked for: `ticket` and `v`,
 * each only in its shape. The platform keeps a socket's address with the socket, in little space, and trusts further
 * parameters; so nothing of the client's choice may go on.
 */
export function ownAddress(asked: string): URL {
  const { searchParams } = new URL(asked);
  const address = new URL("http://room/");
  const ticket = searchParams.get("ticket");
  const v = readNumber(searchParams.get("v"));
  // What can't be a ticket stays a wrong one: it must not turn its sender into an onlooker.
  if (ticket !== null) address.searchParams.set("ticket", /^[0-9a-f]{64}$/.test(ticket) ? ticket : "");
  if (v !== undefined) address.searchParams.set("v", String(v));
  return address;
}
