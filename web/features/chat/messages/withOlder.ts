import type { Message } from "#schema/protocol/message.ts";

/**
 * Joins the pages fetched while scrolling up with the latest messages. The pages are dropped if messages in between are
 * missing, because too many arrived while the client was disconnected.
 */
export function withOlder(older: readonly Message[], last: readonly Message[]): readonly Message[] {
  const end = older.at(-1);
  const begin = last.at(0);
  if (end === undefined || begin === undefined) return last;
  if (begin.id > end.id + 1) return last;
  return [...older.filter(({ id }) => id < begin.id), ...last];
}
