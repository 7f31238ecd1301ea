import type { PartyName } from "#schema/api/sockets.ts";
import { ApiError, answerOf, api } from "../api.ts";
import { session } from "../session.ts";

/**
 * The address of a room for one connection: with a new ticket, if somebody is signed in, and the number of the last
 * known event.
 * @param signal aborts
 * @throws ApiError; 404 if there is no such room
 */
export async function roomAddress(
  party: PartyName,
  room: string,
  last: number | undefined,
  signal: AbortSignal,
): Promise<string> {
  const { ticket, room: name } = await newTicket(party, room, signal);
  const url = new URL(`/parties/${party}/${encodeURIComponent(name)}`, location.href);
  if (ticket === undefined && last === undefined) await checkRoom(url, signal);
  if (ticket !== undefined) url.searchParams.set("ticket", ticket);
  if (last !== undefined) url.searchParams.set("v", String(last));
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

/** The ticket holds the real name of a room that was requested by an alias: the user's own. */
async function newTicket(
  party: PartyName,
  room: string,
  signal: AbortSignal,
): Promise<{ ticket?: string; room: string }> {
  if (!session.read()) return { room };
  try {
    return await answerOf(api.socketTicket.$post({ json: { party, room } }, { init: { signal } }));
  } catch (error) {
    // The session has ended, but its user may still watch.
    if (error instanceof ApiError && error.status === 401) return { room };
    throw error;
  }
}

/** A socket that fails to open does not say why; a plain request to the same address does. */
async function checkRoom(url: URL, signal: AbortSignal): Promise<void> {
  const { status } = await fetch(url, { method: "HEAD", signal }).catch((cause) => {
    throw new ApiError(0, { cause });
  });
  if (status === 404) throw new ApiError(status);
}
