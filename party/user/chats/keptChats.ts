import { limits } from "#schema/limits.ts";
import type { ChatID, ChatOverview } from "#schema/protocol/chatOverview.ts";
import type { ChatNews } from "#schema/rooms.ts";

type Entry = NonNullable<ChatNews["entry"]>;

/** What a person's room keeps of the person's chats: how each stands, as the chat itself has said last. */
export class KeptChats {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Notes how a chat stands. @returns whether nothing newer was known */
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

  /** The chats that the person sees, the latest first; what is written by who is muted does not count as unread. */
  list(isMuted: (userID: number) => boolean): ChatOverview[] {
    const rows = this.#sql.exec<{ entry: string }>(
      "SELECT entry FROM chats WHERE entry IS NOT NULL ORDER BY at DESC LIMIT ?",
      limits.chatsListed,
    );
    return [...rows].map(({ entry }) => overviewOf(JSON.parse(entry), isMuted));
  }

  /** One of them; undefined where the person does not see it any more. */
  find(chatID: string, isMuted: (userID: number) => boolean): ChatOverview | undefined {
    const [row] = this.#sql.exec<{ entry: string | null }>(
      "SELECT entry FROM chats WHERE chat_id = ?",
      chatID,
    );
    return row?.entry ? overviewOf(JSON.parse(row.entry), isMuted) : undefined;
  }

  /** Who has written what the person has not read in a chat, and what the group is called; undefined where all is read. */
  unreadIn(
    chatID: string,
    isMuted: (userID: number) => boolean,
  ): { names: string[]; group: string | null } | undefined {
    const [row] = this.#sql.exec<{ entry: string | null }>(
      "SELECT entry FROM chats WHERE chat_id = ?",
      chatID,
    );
    if (!row?.entry) return undefined;
    const { unreadFrom, players, groupTitle }: Entry = JSON.parse(row.entry);
    const writers = players.filter(({ id }) => (unreadFrom[id] ?? 0) > 0 && !isMuted(id));
    return writers.length === 0 ? undefined : { names: writers.map(({ name }) => name), group: groupTitle };
  }

  /** All chats that the person was ever told of. */
  ids(): ChatID[] {
    return [...this.#sql.exec<{ chat_id: ChatID }>("SELECT chat_id FROM chats")].map(
      ({ chat_id }) => chat_id,
    );
  }

  /** The name of the private chat with another user: the one that is known, or this one from now on. */
  privateChat(userID: number, fresh: string): string {
    this.#sql.exec("INSERT OR IGNORE INTO private_chats (user_id, chat_id) VALUES (?, ?)", userID, fresh);
    return this.#sql
      .exec<{ chat_id: string }>("SELECT chat_id FROM private_chats WHERE user_id = ?", userID)
      .one().chat_id;
  }

  /** Whether the person has not started too many chats just now; this one counts. */
  mayStart(now: number): boolean {
    this.#sql.exec("DELETE FROM chat_starts WHERE at <= ?", now - limits.ratePeriodMs);
    const { n } = this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM chat_starts").one();
    if (n >= limits.chatsStartedPerPeriod) return false;
    this.#sql.exec("INSERT INTO chat_starts (at) VALUES (?)", now);
    return true;
  }

  /** Forgets all of it. */
  clear(): void {
    for (const table of ["chats", "private_chats", "chat_starts"]) this.#sql.exec(`DELETE FROM ${table}`);
  }
}

function overviewOf({ unreadFrom, ...entry }: Entry, isMuted: (userID: number) => boolean): ChatOverview {
  const unread = Object.entries(unreadFrom).filter(([userID]) => !isMuted(Number(userID)));
  return { ...entry, numberOfUnread: unread.reduce((sum, [, n]) => sum + n, 0) };
}
