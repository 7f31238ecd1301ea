import type { Message } from "#schema/protocol/message.ts";
import { isEmojiOnly } from "./isEmojiOnly.ts";

/** Whose unread messages to count, and how. */
export interface Reader {
  /** The reader's own name, if any. */
  self: string | undefined;
  /** The muted users. */
  mutes: readonly string[];
  /** Whether messages of only emoji count: at the reader's own table they do not. */
  countsEmoji: boolean;
}

/** The number of messages by others after the last read one that count for this reader. */
export function missedIn(messages: readonly Message[], lastRead: number, reader: Reader): number {
  const { self, mutes, countsEmoji } = reader;
  return messages.filter(
    ({ id, sender, body }) =>
      id > lastRead &&
      sender !== null &&
      sender.name !== self &&
      !mutes.includes(sender.name) &&
      (countsEmoji || !isEmojiOnly(body)),
  ).length;
}
