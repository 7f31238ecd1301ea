import type { Message } from "#schema/protocol/message.ts";

/**
 * The name of a talk's room: a channel (`general`, `news`, `g-7`, `w-…`, `t-3`), a private chat (`p-3-8`) or a group (`c-…`).
 */
export type ConversationName = string;

export const generalChannel: ConversationName = "general";
export const newsChannel: ConversationName = "news";

export function gameChannel(gameID: number): ConversationName {
  return `g-${gameID}`;
}

export function waitingChannel(waitingID: string): ConversationName {
  return `w-${waitingID}`;
}

export function isChannel(talk: ConversationName): boolean {
  return !/^[pc]-/.test(talk);
}

/** The last number of these messages; 0 if there are none. */
export function lastOf(messages: readonly Message[]): number {
  return messages.at(-1)?.id ?? 0;
}

/** Merges messages with later ones, without duplicates, in order. */
export function withLater(messages: readonly Message[], later: readonly Message[]): Message[] {
  const last = lastOf(messages);
  return [...messages, ...later.filter(({ id }) => id > last)];
}
