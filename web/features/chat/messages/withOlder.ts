import type { Message } from "#schema/protocol/message.ts";

/**
 * Pages that were fetched while scrolling up, and the last messages after them. The pages count no longer where messages are
 * missing in between: so many came while nobody listened.
 */
export function withOlder(older: readonly Message[], last: readonly Message[]): readonly Message[] {
  const end = older.at(-1);
  const begin = last.at(0);
  if (end === undefined || begin === undefined) return last;
  if (begin.id > end.id + 1) return last;
  return [...older.filter(({ id }) => id < begin.id), ...last];
}
