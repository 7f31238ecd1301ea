import { limits } from "#schema/limits.ts";
import type { ChatID, ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { ChatNews } from "#schema/rooms.ts";

type Entry = NonNullable<ChatNews["entry"]>;

/** The last state that each of the person's chats has reported, in the SQLite of the person's room. */
export class KeptChats {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Stores a chat's state. @returns whether nothing newer was known */
  note({ chatID, v, entry }: ChatNews): boolean {
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO chats (chat_id, v, entry, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (chat_id) DO UPDATE SET v = excluded.v, entry = excluded.entry, at = excluded.at
       WHERE excluded.v > v`,
      chatID,
      v,
      entry && JSON.stringify(entry),
      entry === null ? 0 : (entry.lastMessage?.created ?? entry.created),
    );
    return rowsWritten > 0;
  }

  /** The chats that the person sees, most recent first. Messages of muted users do not count as unread. */
  list(isMuted: (userID: number) => boolean): ChatOverview[] {
    const rows = this.#sql.exec<{ entry: string }>(
      "SELECT entry FROM chats WHERE entry IS NOT NULL ORDER BY at DESC LIMIT ?",
      limits.chatsListed,
    );
    return [...rows].map(({ entry }) => overviewOf(JSON.parse(entry), isMuted));
  }

  /** One of them; undefined if the person no longer sees it. */
  find(chatID: string, isMuted: (userID: number) => boolean): ChatOverview | undefined {
    const [row] = this.#sql.exec<{ entry: string | null }>(
      "SELECT entry FROM chats WHERE chat_id = ?",
      chatID,
    );
    return row?.entry ? overviewOf(JSON.parse(row.entry), isMuted) : undefined;
  }

  /**
   * The authors of a chat's unread messages who are still members, and the group's title; undefined if all are read.
   */
  unreadIn(
    chatID: string,
    isMuted: (userID: number) => boolean,
  ): { names: string[]; group: string | null } | undefined {
    const [row] = this.#sql.exec<{ entry: string | null }>(
      "SELECT entry FROM chats WHERE chat_id = ?",
      chatID,
    );
    if (!row?.entry) return undefined;
    const entry: Entry = JSON.parse(row.entry);
    if (overviewOf(entry, isMuted).numberOfUnread === 0) return undefined;
    const writers = entry.players.filter(({ id }) => (entry.unreadFrom[id] ?? 0) > 0 && !isMuted(id));
    return { names: writers.map(({ name }) => name), group: entry.groupTitle };
  }

  /** All chats that have ever reported to the person. */
  ids(): ChatID[] {
    return [...this.#sql.exec<{ chat_id: ChatID }>("SELECT chat_id FROM chats")].map(
      ({ chat_id }) => chat_id,
    );
  }

  /** The name of the private chat with another user: the known one, or this one from now on. */
  privateChat(userID: number, fresh: string): string {
    this.#sql.exec("INSERT OR IGNORE INTO private_chats (user_id, chat_id) VALUES (?, ?)", userID, fresh);
    return this.#sql
      .exec<{ chat_id: string }>("SELECT chat_id FROM private_chats WHERE user_id = ?", userID)
      .one().chat_id;
  }

  /** Whether the person has not started too many chats recently; counts this one. */
  mayStart(now: number): boolean {
    this.#sql.exec("DELETE FROM chat_starts WHERE at <= ?", now - limits.ratePeriodMs);
    const { n } = this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM chat_starts").one();
    if (n >= limits.chatsStartedPerPeriod) return false;
    this.#sql.exec("INSERT INTO chat_starts (at) VALUES (?)", now);
    return true;
  }

  /** Deletes everything. */
  clear(): void {
    for (const table of ["chats", "private_chats", "chat_starts"]) this.#sql.exec(`DELETE FROM ${table}`);
  }
}

function overviewOf({ unreadFrom, ...entry }: Entry, isMuted: (userID: number) => boolean): ChatOverview {
  const unread = Object.entries(unreadFrom).filter(([userID]) => !isMuted(Number(userID)));
  return { ...entry, numberOfUnread: unread.reduce((sum, [, n]) => sum + n, 0) };
}
