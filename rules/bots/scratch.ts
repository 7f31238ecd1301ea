import { newTable, overwriteTable, type Table } from "../table.ts";
import type { Variant } from "../variant.ts";

/**
 * Tables to try moves out on, kept from one move to the next so that trying a move out takes no memory. Whoever takes
 * one is done with it before anybody else plays: rules are synchronous, and each depth of a search has its own.
 */
const kept = new Map<Variant, Table[]>();

/** The scratch table of a depth, made equal to a table. */
export function scratchOf(table: Table, depth: number): Table {
  let tables = kept.get(table.variant);
  if (tables === undefined) {
    tables = [];
    kept.set(table.variant, tables);
  }
  while (tables.length <= depth) tables.push(newTable(table.variant, 0));
  const scratch = tables[depth];
  overwriteTable(scratch, table);
  return scratch;
}
