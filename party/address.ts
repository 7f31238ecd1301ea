import { roomKey } from "#schema/roomKeys.ts";
import { visitorsMark } from "#schema/visitorsMark.ts";
import { readNumber } from "./frames.ts";

/**
 * The address that a room uses for a socket: rebuilt from what the room understands of the requested one, which is a
 * well-formed `ticket`, `v` and `key`, and the `from` that the Worker has set. The platform stores a socket's address with
 * the socket, in little space, and trusts further parameters, so nothing else that a client sends may remain.
 */
export function ownAddress(asked: string): URL {
  const { searchParams } = new URL(asked);
  const address = new URL("http://room/");
  const ticket = searchParams.get("ticket");
  const v = readNumber(searchParams.get("v"));
  // A malformed ticket stays an invalid ticket: it must not turn its sender into a spectator.
  if (ticket !== null) address.searchParams.set("ticket", /^[0-9a-f]{64}$/.test(ticket) ? ticket : "");
  const key = searchParams.get("key");
  if (key !== null && roomKey.test(key)) address.searchParams.set("key", key);
  const from = searchParams.get("from");
  if (from !== null && visitorsMark.test(from)) address.searchParams.set("from", from);
  if (v !== undefined) address.searchParams.set("v", String(v));
  return address;
}
