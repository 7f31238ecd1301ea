import type { PartyName } from "./api/sockets.ts";
import type { Readers } from "./rooms.ts";

/**
 * What is in the address of a private tournament besides its number: 22 characters that nobody can guess. There are two:
 * the tournament's key, with which everybody reads it if its organizer shows it, and the invitation.
 */
export const roomKey = /^[A-Za-z0-9_-]{22}$/;

/** The rooms whose addresses may have a key. */
const keyed: Partial<Record<PartyName, RegExp>> = {
  tournament: /^([1-9]\d{0,14})-([A-Za-z0-9_-]{22})$/,
  channel: /^(t-[1-9]\d{0,14})-([A-Za-z0-9_-]{22})$/,
};

/** The address of a room, by which those may enter who have the key but do not belong there: `12-…`. */
export function withKey(room: string, key: string | null): string {
  return key === null ? room : `${room}-${key}`;
}

/** The name of the room at this address, and the key in it; null for none. */
export function readRoomAddress(party: string, address: string): { room: string; key: string | null } {
  const [, room, key] = keyed[party as PartyName]?.exec(address) ?? [];
  return room === undefined ? { room: address, key: null } : { room, key };
}

/** Whether these readers include who comes with this key. */
export function isAmong(readers: Readers, key: string | null): boolean {
  return readers === "everybody" || (readers !== "nobody" && readers.key === key);
}
