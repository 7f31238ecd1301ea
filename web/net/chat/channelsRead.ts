import { tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import type { TalkName } from "./talk.ts";

const storageKey = "TacChannelsRead";

/** The last read message of each channel, stored as long as the session, so that missed messages stay missed. */
export const channelsRead = createStore<Readonly<Record<TalkName, number>>>(restore());

export function setRead(channel: TalkName, last: number): void {
  if (channelsRead.read()[channel] === last) return;
  channelsRead.write({ ...channelsRead.read(), [channel]: last });
  tabStorage.setItem(storageKey, JSON.stringify(channelsRead.read()));
}

function restore(): Record<TalkName, number> {
  try {
    const stored = JSON.parse(tabStorage.getItem(storageKey) ?? "{}");
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [TalkName, number] => Number.isInteger(entry[1])),
    );
  } catch {
    return {};
  }
}
