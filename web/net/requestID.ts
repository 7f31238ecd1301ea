import type { RequestID } from "#schema/protocol/envelope.ts";

/** 96 random bits. (`crypto.randomUUID` does not exist on a page without TLS.) */
export function newRequestID(): RequestID {
  return crypto.getRandomValues(new Uint32Array(3)).join("-") as RequestID;
}
