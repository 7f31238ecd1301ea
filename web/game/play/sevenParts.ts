import type { GameEvent } from "#rules/event.ts";
import type { Move } from "#rules/move.ts";
import { layAndCarryOut } from "#rules/preview.ts";
import { copyTable, type Table } from "#rules/table.ts";
import type { View } from "#rules/view.ts";

/**
 * The position after some parts of a seven. Everything that decides how the rest can be used is visible on the table.
 */
export function withParts(view: View, parts: readonly Move[]): View {
  const table = copyTable(view.table);
  for (const part of parts) layAndCarryOut(table, part);
  return { ...view, table };
}

/** The events of each part. */
export function eventsOfParts(view: View, parts: readonly Move[]): GameEvent[][] {
  const table = copyTable(view.table);
  return parts.map((part) => {
    const happened: GameEvent[] = [];
    layAndCarryOut(table, part, happened);
    return happened;
  });
}

/** Whether a move is a part of a seven that leaves steps. */
export function isWithinSeven(table: Table, move: Move): boolean {
  const next = copyTable(table);
  layAndCarryOut(next, move);
  return next.seven.left > 0;
}
