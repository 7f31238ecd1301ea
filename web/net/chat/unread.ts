import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { ConversationName } from "./conversation.ts";
import type { Conversations } from "./conversations.ts";

/** The numbers of unread messages in chats and in channels, and the talk that has the first of them to read. */
export interface Unread {
  chats: number;
  channels: number;
  first: ConversationName | undefined;
}

export const nothingUnread: Unread = { chats: 0, channels: 0, first: undefined };
export const unread = createStore<Unread>(nothingUnread);

/**
 * The talk that the mark on the chat's button is about: chats go before channels, the selected talk before the others, and
 * then the one that was written in last.
 * @param chats the latest first, as the server lists them
 */
export function firstUnread(
  chats: readonly { chatid: ConversationName; numberOfUnread: number }[],
  { channels, missed, selected }: Pick<Conversations, "channels" | "missed" | "selected">,
): ConversationName | undefined {
  const unreadChats = chats.filter(({ numberOfUnread }) => numberOfUnread > 0).map(({ chatid }) => chatid);
  const talks =
    unreadChats.length > 0 ? unreadChats : channels.filter((channel) => (missed[channel] ?? 0) > 0);
  return talks.includes(selected) ? selected : talks[0];
}

export function useUnread(): Unread {
  return useStore(unread);
}
