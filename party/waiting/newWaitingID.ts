import type { WaitingID } from "#schema/protocol/waitingGame.ts";

/** A name for a waiting room that nobody can guess. */
export function newWaitingID(): WaitingID {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true }) as WaitingID;
}
