import { readRoomAddress } from "#schema/roomKeys.ts";

/**
 * The request to a room of its name, which gets the key that stands in the address. Everybody comes with the mark
 * of their address (`from`), whatever they say themselves: all without an account there share one allowance.
 */
export function roomRequest(party: string, address: string, request: Request, from?: string): Request {
  const { room, key } = readRoomAddress(party, address);
  const url = new URL(request.url);
  url.searchParams.delete("from");
  if (from !== undefined) url.searchParams.set("from", from);
  if (key !== null) {
    url.pathname = `/parties/${party}/${room}`;
    url.searchParams.set("key", key);
  }
  return new Request(url, request);
}
