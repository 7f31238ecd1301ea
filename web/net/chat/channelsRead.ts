import { createPersistedStore } from "../persistedStore.ts";
import type { ConversationName } from "./conversation.ts";

/** The last read message of each channel, stored as long as the session, so that messages missed before a reload stay missed. */
export const channelsRead = createPersistedStore<Readonly<Record<ConversationName, number>>>(
  "TacChannelsRead",
  {},
  readMarks,
);

export function setRead(channel: ConversationName, last: number): void {
  if (channelsRead.read()[channel] === last) return;
  channelsRead.write({ ...channelsRead.read(), [channel]: last });
}

function readMarks(kept: unknown): Record<ConversationName, number> {
  return Object.fromEntries(
    Object.entries(Object(kept)).filter((entry): entry is [ConversationName, number] =>
      Number.isInteger(entry[1]),
    ),
  );
}
