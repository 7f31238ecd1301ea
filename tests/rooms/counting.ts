import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";

/** A room of the smallest party (counter.ts). */
export function counter(name: string) {
  return env.Counter.getByName(name);
}

/** Comes into such a room, as an onlooker where nobody is named. @param query what the address says besides @param isRude does not answer a close frame */
export async function enter(
  room: string,
  identity: Identity | null = null,
  query: Record<string, string> = {},
  isRude = false,
) {
  const ticket = identity && (await counter(room).issueTicket(identity));
  return Player.connect("counter", room, ticket === null ? query : { ...query, ticket }, isRude);
}
