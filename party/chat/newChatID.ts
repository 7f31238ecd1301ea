import type { Person } from "#schema/rooms.ts";

/** An unguessable name for a private chat. */
export function newPrivateChatID(): string {
  return `p-${inBase64(crypto.getRandomValues(new Uint8Array(bytes)))}`;
}

/** The name of the group that a person creates with this request. A repeated request gives the same name. */
export async function groupChatID(by: Person, requestID: string): Promise<string> {
  const asked = new TextEncoder().encode(`${by.kind} ${by.id} ${requestID}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", asked));
  return `c-${inBase64(hash.slice(0, bytes))}`;
}

const bytes = 16;

function inBase64(name: Uint8Array): string {
  return name.toBase64({ alphabet: "base64url", omitPadding: true });
}
