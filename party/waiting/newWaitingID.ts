import type { WaitingID } from "#schema/protocol/waitingGame.ts";

/** An unguessable name for a waiting room. */
export function newWaitingID(): WaitingID {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true }) as WaitingID;
}
