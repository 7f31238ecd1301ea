import { newTable, overwritePosition, type Table } from "../table.ts";
import type { Variant } from "../variant.ts";

/**
 * Tables to try moves out on, kept from one move to the next so that trying a move out takes no memory. Whoever takes
 * one is done with it before anybody else plays: rules are synchronous, and each depth of a search has its own.
 */
const kept = new Map<Variant, Table[]>();

/** The scratch table of a depth, with the position of a table: all that a legal move, and what it does to the balls, depend on. */
export function scratchOf(table: Table, depth: number): Table {
  let tables = kept.get(table.variant);
  if (tables === undefined) {
    tables = [];
    kept.set(table.variant, tables);
  }
  while (tables.length <= depth) tables.push(newTable(table.variant, 0));
  const scratch = tables[depth];
  // To copy what was laid, declared and traded would take longer than all this.
  overwritePosition(scratch, table);
  scratch.pile.length = 0;
  return scratch;
}
