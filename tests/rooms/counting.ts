import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";

/** A room of the smallest party (counter.ts). */
export function counter(name: string) {
  return env.Counter.getByName(name);
}

/**
 * Enters such a room, as a spectator if nobody is named. @param query further parameters of the address @param isRude
 * does not answer a close frame
 */
export async function enter(
  room: string,
  identity: Identity | null = null,
  query: Record<string, string> = {},
  isRude = false,
) {
  const ticket = identity && (await counter(room).issueTicket(identity));
  return Player.connect("counter", room, ticket === null ? query : { ...query, ticket }, isRude);
}
