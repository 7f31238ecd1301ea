import type { Notice } from "#schema/notice.ts";
import type { ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { ChatNews } from "#schema/rooms.ts";
import type { Unread } from "../notices/unreadMail.ts";

/** What a chat has reported to somebody who sees it. */
export type Entry = NonNullable<ChatNews["entry"]>;

export type MessageNotice = Extract<Notice, { kind: "message" }>;

/** The ids of the authors of these chats' unread messages (0: a deleted account). */
export function unreadAuthors(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ unreadFrom }) => Object.keys(unreadFrom).map(Number));
}

/** A chat as the person sees it. Messages of muted users do not count as unread. */
export function overviewOf({ unreadFrom, ...entry }: Entry, muted: ReadonlySet<number>): ChatOverview {
  const unread = Object.entries(unreadFrom).filter(([userID]) => !muted.has(Number(userID)));
  return { ...entry, numberOfUnread: unread.reduce((sum, [, n]) => sum + n, 0) };
}

/** The authors of a chat's unread messages who are still members; undefined if there are no such messages. */
export function messageNotice(entry: Entry, muted: ReadonlySet<number>): MessageNotice | undefined {
  if (overviewOf(entry, muted).numberOfUnread === 0) return undefined;
  return { kind: "message", chatID: entry.chatid, names: unreadNames(entry, muted), group: entry.groupTitle };
}

/** The unread messages of these chats, the most recent chat first; undefined if there are none. */
export function unreadIn(entries: readonly Entry[], muted: ReadonlySet<number>): Unread | undefined {
  const counts = entries.map((entry) => overviewOf(entry, muted).numberOfUnread);
  const unread = entries.filter((_, index) => counts[index] > 0);
  if (unread.length === 0) return undefined;
  const names = new Set(unread.flatMap((entry) => unreadNames(entry, muted)));
  return { count: counts.reduce((sum, n) => sum + n, 0), names: [...names], chatID: unread[0].chatid };
}

function unreadNames({ players, unreadFrom }: Entry, muted: ReadonlySet<number>): string[] {
  return players.filter(({ id }) => (unreadFrom[id] ?? 0) > 0 && !muted.has(id)).map(({ name }) => name);
}
