import type { Identity } from "#schema/rooms.ts";

/** How a guest is called: by a number, and the name that the guest may have chosen, so many times by now. */
type GuestName = { number: number; guestName?: string | null; guestNameVersion?: number | null };

/** A guest's public identity; clients translate the name, which no account can have. */
export function guestIdentity(id: number, { number, guestName, guestNameVersion }: GuestName): Identity {
  const neutral = `guest${number}`;
  if (!guestNameVersion) return { kind: "guest", id, name: neutral };
  const name = guestName ? `${neutral} ${guestName}` : neutral;
  return { kind: "guest", id, name, nameVersion: guestNameVersion };
}

/** A user's public identity. */
export function userIdentity(id: number, username: string, nameVersion: number): Identity {
  return { kind: "user", id, name: username, nameVersion };
}
