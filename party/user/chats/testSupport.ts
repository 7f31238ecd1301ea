import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { Entry } from "./overviews.ts";

export const anna = { id: 1, name: "Anna" };
export const ben = { id: 2, name: "Ben" };
export const nobody: ReadonlySet<number> = new Set();

/** What a chat reports, where only this matters. */
export function aChat({
  chatid = "chat",
  ...rest
}: Partial<Omit<Entry, "chatid">> & { chatid?: string }): Entry {
  return {
    chatid: chatid as ChatID,
    groupChat: rest.groupTitle !== undefined,
    groupTitle: null,
    players: [],
    created: 0,
    lastMessage: null,
    unreadFrom: {},
    ...rest,
  };
}
