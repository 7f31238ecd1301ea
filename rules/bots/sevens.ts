/** The ways of a seven: there are many, and many lead to the same position. */

import { noBall } from "../board.ts";
import { tac } from "../card.ts";
import { usedCard } from "../cards.ts";
import { legalMoves } from "../legal.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "../move.ts";
import { isHome, isRing } from "../place.ts";
import type { Table } from "../table.ts";
import type { View } from "../view.ts";
import { tryOut } from "./scratch.ts";

/** How a seven is searched: every way, or only parts that go home, knock out, or use all remaining steps. */
export type SevenCare = "every" | "telling";

/** A position within a seven counts as so many examinations: those that follow are examined too. */
const looksOfSeven = 4;

/** Points of a position after the last part of a seven. */
export type WorthOfEnd = (after: Table, part: Move) => number;

/** The sevens of one view, and what is known about their ways. */
export class Sevens {
  readonly #view: View;
  readonly #care: SevenCare;
  readonly #worthOf: WorthOfEnd;
  /** Points of the positions on the way, by `keyOf`. */
  #known: Map<number, number> | undefined;

  constructor(view: View, care: SevenCare, worthOf: WorthOfEnd) {
    this.#view = view;
    this.#care = care;
    this.#worthOf = worthOf;
  }

  /** How many examinations it has taken so far. */
  get looks(): number {
    return looksOfSeven * (this.#known?.size ?? 0);
  }

  /** Points of the best way to use the rest of a seven. */
  worthOfRest(table: Table, depth = 1): number {
    this.#known ??= new Map();
    const key = keyOf(table);
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const all = legalMoves({ ...this.#view, table });
    const telling = this.#care === "every" ? all : all.filter((part) => isTelling(table, part));
    let best = Number.NEGATIVE_INFINITY;
    for (const part of telling.length > 0 ? telling : all) {
      const after = tryOut(table, part, depth);
      const worth = after.seven.left > 0 ? this.worthOfRest(after, depth + 1) : this.#worthOf(after, part);
      best = Math.max(best, worth);
    }
    this.#known.set(key, best);
    return best;
  }
}

/**
 * Whether a part of a seven, or of a Tac that repeats one, goes home or deeper, knocks out, or uses all remaining
 * steps.
 */
export function isTelling(table: Table, part: Move): boolean {
  const from = moveFrom(part);
  const to = moveTo(part);
  if (isHome(from)) return to > from;
  const { seven } = table;
  const board = seven.left === 0 && moveCard(part) === tac ? table.before : table.board;
  if (isHome(to) || board.at[to] !== noBall) return true;
  const left = seven.left > 0 ? seven.left : 7;
  return isRing(from) && board.ringField(from, left) === to;
}

/** Whether a move is a part of a seven, or of a Tac that repeats one. */
export function isSevenMove(table: Table, move: Move): boolean {
  return moveKind(move) === "ball" && usedCard(table, moveCard(move)) === 7;
}

/** A hash of a position within a seven; collisions are very rare. It does not distinguish a seat's balls. */
function keyOf({ board, seven }: Table): number {
  let key = seven.left * 7919 + (seven.seat + 1) * 104729;
  const balls = 4 * board.variant.seats;
  for (let ball = 0; ball < balls; ball++) key += scatter((ball >> 2) * 128 + board.places[ball]);
  return key;
}

function scatter(value: number): number {
  let word = Math.imul(value + 1, 0x9e3779b1);
  word ^= word >>> 15;
  word = Math.imul(word, 0x85ebca6b);
  return (word ^ (word >>> 13)) >>> 0;
}
