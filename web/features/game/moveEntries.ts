import type { GameEvent } from "#rules/event.ts";
import type { Told } from "./gameRoom.ts";

/** One entry of the list of moves: a move, or all parts of a seven. */
export interface MoveEntry {
  /** The versions of its first and its last move. */
  readonly first: number;
  readonly last: number;
  readonly happened: readonly GameEvent[];
  readonly isAutopilot: boolean;
}

/** Puts the parts of each seven together. Moves come and go oldest first; some may be missing. */
export function moveEntries(moves: readonly Told[]): MoveEntry[] {
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

/** The card of a seven is laid with its first part; every other move of a ball lays one. */
function isLaterPart(happened: readonly GameEvent[]): boolean {
  const types = happened.map(({ type }) => type);
  return types.includes("moved") && !types.includes("laid");
}
