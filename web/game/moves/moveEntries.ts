import type { GameEvent } from "#rules/event.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";

/** One entry of the move list: a move, or all parts of a seven. */
export interface MoveEntry {
  /** The versions of its first and last moves. */
  readonly first: number;
  readonly last: number;
  readonly happened: readonly GameEvent[];
  readonly isAutopilot: boolean;
}

/** Merges the parts of each seven into one entry. Moves are passed and returned oldest first; some may be missing. */
export function moveEntries(moves: readonly RecentMove[]): MoveEntry[] {
  const entries: MoveEntry[] = [];
  for (const { version, happened, isAutopilot } of moves) {
    const before = entries.at(-1);
    if (before !== undefined && before.last === version - 1 && isLaterPart(happened)) {
      const all = [...before.happened, ...happened];
      entries[entries.length - 1] = { ...before, last: version, happened: all };
    } else {
      entries.push({ first: version, last: version, happened, isAutopilot });
    }
  }
  return entries;
}

/** The same for the newest moves of a longer list. What is left of a seven whose card lies further back waits for that. */
export function newestEntries(moves: readonly RecentMove[]): MoveEntry[] {
  const entries = moveEntries(moves);
  const isRest = entries[0] !== undefined && isLaterPart(entries[0].happened);
  return isRest ? entries.slice(1) : entries;
}

/** Only the first part of a seven plays a card; every other move of a ball plays one. */
function isLaterPart(happened: readonly GameEvent[]): boolean {
  const types = happened.map(({ type }) => type);
  return types.includes("moved") && !types.includes("laid");
}
