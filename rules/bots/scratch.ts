import { tac } from "../card.ts";
import { type Move, moveCard } from "../move.ts";
import { layAndCarryOut } from "../preview.ts";
import { newTable, overwritePosition, type Table } from "../table.ts";
import type { Variant } from "../variant.ts";

/**
 * Tables to try moves out on, kept from one move to the next so that trying a move out takes no memory. Whoever takes
 * one is done with it before anybody else plays: rules are synchronous, and each depth of a search has its own.
 */
const kept = new Map<Variant, Table[]>();

/**
 * The scratch table of a depth, with the position that a legal move of a table leads to. Hands and turns stay as they were, and
 * from there no Tac can be tried out: the position before the move is not kept.
 */
export function tryOut(table: Table, move: Move, depth: number): Table {
  let tables = kept.get(table.variant);
  if (tables === undefined) {
    tables = [];
    kept.set(table.variant, tables);
  }
  while (tables.length <= depth) tables.push(newTable(table.variant, 0));
  const scratch = tables[depth];
  // To copy what was laid, declared and traded would take longer than all this.
  overwritePosition(scratch, table, moveCard(move) === tac);
  // Only the card of the move before lies there. Setting the length to 0 instead costs a master 7 % more time.
  scratch.pile.pop();
  layAndCarryOut(scratch, move);
  return scratch;
}
