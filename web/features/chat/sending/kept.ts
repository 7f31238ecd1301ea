import { requestID } from "#schema/protocol/envelope.ts";
import type { ConversationName } from "#web/net/chat/conversation.ts";
import type { Outgoing } from "./outgoingMessage.ts";

/** The drafts that a tab has stored, by talk; invalid entries are dropped. */
export function readDrafts(kept: unknown): Readonly<Record<ConversationName, string>> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [ConversationName, string] => typeof entry[1] === "string"),
  );
}

/**
 * The unsent messages that a tab has stored. Whether a message that was on its way has arrived is unknown, so it can be
 * sent again.
 */
export function readOutgoing(kept: unknown): readonly Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isOutgoing).map(({ id, talk, body, after, state, fault }) => {
    const isLost = state === "sending";
    return { id, talk, body, after, state: "failed" as const, fault: isLost ? "lost" : fault };
  });
}

function isOutgoing(kept: Partial<Record<keyof Outgoing, unknown>> | null): kept is Outgoing {
  if (typeof kept !== "object" || kept === null) return false;
  const { id, talk, body, after, state, fault } = kept;
  const isTold = [talk, body, fault ?? ""].every((text) => typeof text === "string");
  const isOpen = state === "sending" || state === "failed";
  return requestID.safeParse(id).success && isTold && Number.isInteger(after) && isOpen;
}
