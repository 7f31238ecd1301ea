import { useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";

/** The numbers of unread messages in chats and in channels. */
export interface Unread {
  chats: number;
  channels: number;
}

export const unread = createStore<Unread>({ chats: 0, channels: 0 });

export function useUnread(): Unread {
  return useSyncExternalStore(unread.subscribe, unread.read, unread.read);
}
