import { newTable, type Table } from "../table.ts";
import type { Variant } from "../variant.ts";

/**
 * Tables to try moves out on, kept from one move to the next so that trying a move out takes no memory. Whoever takes
 * one is done with it before anybody else plays: rules are synchronous, and each depth of a search has its own.
 */
const kept = new Map<Variant, Table[]>();

/** The scratch table of a depth, made equal to a table in all that a legal move, and what it leaves, depend on. */
export function scratchOf(table: Table, depth: number): Table {
  let tables = kept.get(table.variant);
  if (tables === undefined) {
    tables = [];
    kept.set(table.variant, tables);
  }
  while (tables.length <= depth) tables.push(newTable(table.variant, 0));
  const scratch = tables[depth];
  overwrite(scratch, table);
  return scratch;
}

/** What has been laid, declared and traded stays behind: no move depends on it, and to copy it takes longer than the rest. */
function overwrite(scratch: Table, table: Table): void {
  scratch.phase = table.phase;
  scratch.turn = table.turn;
  scratch.holder = table.holder;
  scratch.mustSkip = table.mustSkip;
  scratch.mustTac = table.mustTac;
  scratch.seven.left = table.seven.left;
  scratch.seven.card = table.seven.card;
  scratch.seven.seat = table.seven.seat;
  for (let seat = 0; seat < table.handSizes.length; seat++) {
    scratch.handSizes[seat] = table.handSizes[seat];
    scratch.seven.open[seat] = table.seven.open[seat];
  }
  scratch.board.copyFrom(table.board);
  scratch.before.copyFrom(table.before);
  scratch.last = table.last;
  scratch.pile.length = 0;
}
