import { createPersistedStore } from "../persistedStore.ts";
import type { TalkName } from "./talk.ts";

/** The last read message of each channel, stored as long as the session, so that messages missed before a reload stay missed. */
export const channelsRead = createPersistedStore<Readonly<Record<TalkName, number>>>(
  "TacChannelsRead",
  {},
  readMarks,
);

export function setRead(channel: TalkName, last: number): void {
  if (channelsRead.read()[channel] === last) return;
  channelsRead.write({ ...channelsRead.read(), [channel]: last });
}

function readMarks(kept: unknown): Record<TalkName, number> {
  return Object.fromEntries(
    Object.entries(Object(kept)).filter((entry): entry is [TalkName, number] => Number.isInteger(entry[1])),
  );
}
