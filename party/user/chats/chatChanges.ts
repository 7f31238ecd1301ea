import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { ChatNews } from "#schema/rooms.ts";
import type { Changed } from "../../changed.ts";
import { type Effect, publish } from "../effects.ts";
import { type Entry, messageNotice, overviewOf } from "./overviews.ts";

/**
 * A chat has reported its state.
 * @param known what it has reported last; undefined if it has never reported
 * @param muted the muted ones among the authors of its unread messages
 */
export function reported(
  known: ChatNews | undefined,
  news: ChatNews,
  muted: ReadonlySet<number>,
): Changed<ChatNews | undefined, Effect> {
  if (known !== undefined && news.v <= known.v) return { state: known, effects: [] };
  const { chatID, entry } = news;
  const changed = entry === null ? [] : [overviewOf(entry, muted)];
  const gone = entry === null ? [chatID as ChatID] : [];
  const notice = entry === null ? undefined : messageNotice(entry, muted);
  return {
    state: news,
    effects: [
      publish("chat:overview:update", { changed, gone }),
      notice === undefined
        ? { kind: "settled", notice: { kind: "message", chatID, names: [], group: null } }
        : { kind: "notice", notice },
      { kind: "chats", isUnread: notice !== undefined },
    ],
  };
}

/** The mutes have changed, so other messages count as unread. @returns what has to be done, while the chats stay */
export function mutesChanged(entries: readonly Entry[], muted: ReadonlySet<number>): Effect[] {
  const changed = entries.map((entry) => overviewOf(entry, muted));
  return [publish("chat:overview:update", { changed, gone: [] }), { kind: "chats", isUnread: false }];
}

/** The private chat with another user gets this fresh name, unless it has one already. */
export function named(chatID: string | undefined, fresh: string): Changed<string | undefined, Effect> {
  return { state: chatID ?? fresh, effects: [] };
}
