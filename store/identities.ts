import type { Identity } from "#schema/rooms.ts";

/** A guest as everybody else sees it; clients say the name in their own language. */
export function guestIdentity(id: number, number: number): Identity {
  return { kind: "guest", id, name: `guest${number}` };
}

/** A player with an account as everybody else sees it. */
export function userIdentity(id: number, username: string): Identity {
  return { kind: "user", id, name: username };
}
