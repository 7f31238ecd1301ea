/** The best next move by what it leaves: the play of "solid", and everybody's in the games that "master" plays out. */

import { noBall } from "../board.ts";
import { type Card, narr, noCard, tac, teufel } from "../card.ts";
import { legalMoves } from "../legal.ts";
import { type Move, moveCard, moveFrom, moveKind, moveTo } from "../move.ts";
import { isHome, isRing } from "../place.ts";
import { usedCard } from "../play.ts";
import { seatAfter, type Table } from "../table.ts";
import type { Seat } from "../variant.ts";
import type { View } from "../view.ts";
import { areMates } from "../whose.ts";
import { worthOfBoard } from "./evaluation.ts";
import { plainWorth, plainWorthOf, worthOfHand } from "./handWorth.ts";
import { tryOut } from "./scratch.ts";

/** A view of somebody who sits at the table, and whose turn it is. */
export type SeatedView = View & { readonly seat: Seat; readonly hand: NonNullable<View["hand"]> };

/** Whether a view is that of a seat. */
export function isSeated(view: View): view is SeatedView {
  return view.seat !== null && view.hand !== null;
}

/** How a seven is tried out: every way, or only the parts that go home, kick or use all that is left. */
export type SevenCare = "every" | "telling";

/** Counts what a bot looks at, as the measure of how long it thinks. */
export interface Effort {
  looks: number;
}

/** A position whose moves are weighed against each other, and what is the same for all of them. */
export interface Outlook {
  readonly view: SeatedView;
  readonly care: SevenCare;
  readonly effort: Effort | undefined;
  /** Points of the positions on the way through a seven, by `keyOf`: many ways lead to the same. Made with the first. */
  known: Map<number, number> | undefined;
  /** Points of the cards in hand wherever they are. */
  readonly plain: number;
}

/** What a seat looks at when it weighs its moves; `effort`, if it is given, counts how many it looks at. */
export function outlookOf(view: SeatedView, care: SevenCare, effort?: Effort): Outlook {
  return { view, care, effort, known: undefined, plain: plainWorthOf(view.hand) };
}

/** A position on the way through a seven counts as so many looks: those that follow it are looked at too. */
const looksOfSeven = 4;

/** Points for the turn that an opponent loses by an 8, and for the one that a devil plays for it. */
const skippedTurn = 6;
const devilsTurn = 12;
/** Points of a card that nobody has seen. */
const unseenCard = 4.5;

/** Points of the position after a move, for the seat that makes it. */
export function worthOfMove(outlook: Outlook, move: Move): number {
  const { view, effort, plain } = outlook;
  const { seat, hand, table } = view;
  const after = tryOut(table, move, 0);
  const card = moveCard(move);
  const isDevil = table.holder !== seat;
  const played = isDevil || (table.seven.left > 0 && table.seven.card !== card) ? noCard : card;
  const knownBefore = outlook.known?.size ?? 0;
  let worth =
    after.seven.left > 0 ? worthOfRest(outlook, after, 1) : worthOfBoard(after.board, after.handSizes, seat);
  if (effort !== undefined) effort.looks += 1 + looksOfSeven * ((outlook.known?.size ?? 0) - knownBefore);
  worth += worthOfHand(after.board, seat, hand, played, plain);
  if (isDevil) worth += signOf(table, seat, table.holder) * -plainWorth(card);
  const kind = moveKind(move);
  if (kind === "skip") {
    worth -= skippedTurn * signOf(table, seat, seatAfter(table.variant, table.holder));
  } else if (kind === "plain") {
    worth += worthOfText(table, view, usedCard(after, card), card);
  }
  return worth;
}

/** 1 for a mate, -1 for an opponent. */
function signOf(table: Table, seat: Seat, other: Seat): number {
  return areMates(table.board, seat, other) ? 1 : -1;
}

/** Points of what a Teufel or a Narr brings beside the board. */
function worthOfText(table: Table, view: SeatedView, used: Card, card: Card): number {
  const next = seatAfter(table.variant, table.holder);
  if (used === teufel) return -devilsTurn * signOf(table, view.seat, next);
  if (used !== narr && card !== narr) return 0;
  const played = table.holder === view.seat ? card : noCard;
  return unseenCard * table.handSizes[next] - worthOfHand(table.board, view.seat, view.hand, played);
}

/** Points of the best way to use what is left of a seven. */
function worthOfRest(outlook: Outlook, table: Table, depth: number): number {
  const { view, care } = outlook;
  outlook.known ??= new Map();
  const { known } = outlook;
  const key = keyOf(table);
  const found = known.get(key);
  if (found !== undefined) return found;
  const all = legalMoves({ ...view, table });
  const telling = care === "every" ? all : all.filter((part) => isTelling(table, part));
  let best = Number.NEGATIVE_INFINITY;
  for (const part of telling.length > 0 ? telling : all) {
    const after = tryOut(table, part, depth);
    const worth =
      after.seven.left > 0
        ? worthOfRest(outlook, after, depth + 1)
        : worthOfBoard(after.board, after.handSizes, view.seat);
    best = Math.max(best, worth);
  }
  known.set(key, best);
  return best;
}

/** Whether a part of a seven, or of a Tac that repeats one, goes home or deeper, kicks, or uses all that is left. */
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

/** A number for a position within a seven; two positions hardly ever share one. Which ball is which does not matter. */
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

/** The first of the legal moves that leave the most. */
export function bestMove(view: SeatedView, moves: readonly Move[], care: SevenCare, effort?: Effort): Move {
  const outlook = outlookOf(view, care, effort);
  let chosen = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (care === "telling" && isSevenMove(view.table, move) && !isTelling(view.table, move)) continue;
    const worth = worthOfMove(outlook, move);
    if (worth > most) {
      most = worth;
      chosen = move;
    }
  }
  return chosen;
}

/** Whether a move is a part of a seven, or of a Tac that repeats one. */
export function isSevenMove(table: Table, move: Move): boolean {
  return moveKind(move) === "ball" && usedCard(table, moveCard(move)) === 7;
}
