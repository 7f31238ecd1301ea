/**
 * The greedy move, by the position that it leaves: the play of "solid", and of every seat in playouts without a
 * network.
 */

import { type Card, narr, noCard, teufel } from "../card.ts";
import { usedCard } from "../cards.ts";
import { type Move, moveCard, moveKind } from "../move.ts";
import { seatAfter, type Table } from "../table.ts";
import type { Seat } from "../variant.ts";
import type { View } from "../view.ts";
import { areMates } from "../whose.ts";
import { worthOfBoard } from "./evaluation.ts";
import { plainWorth, plainWorthOf, worthOfHand } from "./handWorth.ts";
import { weightsForPlay } from "./profiles.ts";
import { risksOn } from "./risks.ts";
import { tryOut } from "./scratch.ts";
import { isSevenMove, isTelling, type SevenCare, Sevens } from "./sevens.ts";

/** The view of a seat that has to decide. */
export type SeatedView = View & { readonly seat: Seat; readonly hand: NonNullable<View["hand"]> };

/** Whether a view is that of a seat. */
export function isSeated(view: View): view is SeatedView {
  return view.seat !== null && view.hand !== null;
}

/** Counts what a bot examines, as the measure of its effort. */
export interface Effort {
  looks: number;
}

/** A position whose moves are compared, and what is the same for all of them. */
export interface Outlook {
  readonly view: SeatedView;
  readonly effort: Effort | undefined;
  readonly sevens: Sevens;
  /** Points of the cards in the hand, independent of the board. */
  readonly plain: number;
}

/** What a seat uses to compare its moves; `effort`, if given, counts the examined moves. */
export function outlookOf(view: SeatedView, care: SevenCare, effort?: Effort): Outlook {
  const weights = weightsForPlay(view.table.variant);
  const worthOf = (after: Table) =>
    worthOfBoard(after.board, view.seat, weights, risksOn(after.board, after.handSizes));
  return { view, effort, sevens: new Sevens(view, care, worthOf), plain: plainWorthOf(view.hand) };
}

/** Points for the turn that an opponent loses by an 8, and for the turn that a devil plays for an opponent. */
const skippedTurn = 6;
const devilsTurn = 12;
/** Points of an unseen card. */
const unseenCard = 4.5;

/** Points of the position after a move, for the seat that makes it. */
export function worthOfMove(outlook: Outlook, move: Move): number {
  const { view, effort, sevens, plain } = outlook;
  const { seat, hand, table } = view;
  const after = tryOut(table, move, 0);
  const card = moveCard(move);
  const isDevil = table.holder !== seat;
  const played = isDevil || (table.seven.left > 0 && table.seven.card !== card) ? noCard : card;
  const looksBefore = sevens.looks;
  const weights = weightsForPlay(table.variant);
  let worth =
    after.seven.left > 0
      ? sevens.worthOfRest(after)
      : worthOfBoard(after.board, seat, weights, risksOn(after.board, after.handSizes));
  if (effort !== undefined) effort.looks += 1 + sevens.looks - looksBefore;
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

/** Points of a Teufel or a Narr apart from the board. */
function worthOfText(table: Table, view: SeatedView, used: Card, card: Card): number {
  const next = seatAfter(table.variant, table.holder);
  if (used === teufel) return -devilsTurn * signOf(table, view.seat, next);
  if (used !== narr && card !== narr) return 0;
  const played = table.holder === view.seat ? card : noCard;
  return unseenCard * table.handSizes[next] - worthOfHand(table.board, view.seat, view.hand, played);
}

/** The first of the legal moves with the most points. */
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
