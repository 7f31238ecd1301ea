import type { Message } from "#schema/protocol/message.ts";
import { isEmojiOnly } from "./isEmojiOnly.ts";

/** For whom messages count, and how. */
export interface Reader {
  /** The reader's own name, where there is one. */
  self: string | undefined;
  /** Whose messages are not shown. */
  mutes: readonly string[];
  /** Whether emoji alone count: at the table that one plays at they do not. */
  countsEmoji: boolean;
}

/** How many messages after the last one that was read somebody else has written for this reader. */
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
