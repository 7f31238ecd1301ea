import { emptyState, overwriteState, type State } from "../state.ts";
import type { Variant } from "../variant.ts";

/** States for searches, by variant: a search that allocates thousands of boards spends most of its time on garbage. */
const spare = new Map<Variant, State[]>();

/** A copy of a state, without its memory, that belongs to the caller until it is given back with `giveBack`. */
export function borrowCopy(source: State): State {
  const { variant } = source.table;
  const state = spare.get(variant)?.pop() ?? emptyState(variant, 0, source.decks);
  overwriteState(state, source);
  return state;
}

/** Gives states of one variant back, at least one; nobody may use them any more. */
export function giveBack(states: readonly State[]): void {
  const { variant } = states[0].table;
  const kept = spare.get(variant);
  if (kept === undefined) spare.set(variant, [...states]);
  else for (const state of states) kept.push(state);
}
