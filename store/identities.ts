import type { Identity } from "#schema/rooms.ts";

/** A guest's public identity; clients translate the name. */
export function guestIdentity(id: number, number: number): Identity {
  return { kind: "guest", id, name: `guest${number}` };
}

/** A user's public identity. */
export function userIdentity(id: number, username: string, nameVersion: number): Identity {
  return { kind: "user", id, name: username, nameVersion };
}
