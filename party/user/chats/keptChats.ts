import { limits } from "#schema/limits.ts";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { ChatNews } from "#schema/rooms.ts";
import type { Kept } from "../part.ts";
import type { Entry } from "./overviews.ts";

/**
 * The last state that each of the person's chats has reported, and the names of private chats, in the SQLite of the
 * person's room.
 */
export class KeptChats {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** What one chat has reported last; undefined if it has never reported. */
  of(chatID: string): Kept<ChatNews | undefined> {
    return { read: () => this.find(chatID), write: (_, next) => next && this.#store(next) };
  }

  /** The same, where it is only read. */
  find(chatID: string): ChatNews | undefined {
    const [row] = this.#sql.exec<{ v: number; entry: string | null }>(
      "SELECT v, entry FROM chats WHERE chat_id = ?",
      chatID,
    );
    return row && { chatID, v: row.v, entry: row.entry && JSON.parse(row.entry) };
  }

  /** The chats in the person's list, most recent first. */
  listed(): Entry[] {
    const rows = this.#sql.exec<{ entry: string }>(
      "SELECT entry FROM chats WHERE entry IS NOT NULL ORDER BY at DESC LIMIT ?",
      limits.chatsListed,
    );
    return [...rows].map(({ entry }) => JSON.parse(entry));
  }

  /** All chats that have ever reported to the person. */
  ids(): ChatID[] {
    return [...this.#sql.exec<{ chat_id: ChatID }>("SELECT chat_id FROM chats")].map(
      ({ chat_id }) => chat_id,
    );
  }

  /** The name of the private chat with another user; undefined if it has none yet. */
  privateChat(userID: number): Kept<string | undefined> {
    return {
      read: () => {
        const name = "SELECT chat_id FROM private_chats WHERE user_id = ?";
        return [...this.#sql.exec<{ chat_id: string }>(name, userID)].at(0)?.chat_id;
      },
      write: (_, chatID) => {
        const row = "INSERT OR REPLACE INTO private_chats (user_id, chat_id) VALUES (?, ?)";
        this.#sql.exec(row, userID, chatID);
      },
    };
  }

  /** Deletes everything. */
  clear(): void {
    for (const table of ["chats", "private_chats", "chat_starts"]) this.#sql.exec(`DELETE FROM ${table}`);
  }

  #store({ chatID, v, entry }: ChatNews): void {
    this.#sql.exec(
      `INSERT INTO chats (chat_id, v, entry, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (chat_id) DO UPDATE SET v = excluded.v, entry = excluded.entry, at = excluded.at`,
      chatID,
      v,
      entry && JSON.stringify(entry),
      entry === null ? 0 : (entry.lastMessage?.created ?? entry.created),
    );
  }
}
