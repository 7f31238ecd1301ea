import { type Card, tac, teufel } from "../card.ts";
import type { Random } from "../chance.ts";
import { type Move, moveCard, moveKind } from "../move.ts";
import { predict } from "../preview.ts";
import { seatAfter } from "../table.ts";
import type { Seat } from "../variant.ts";
import type { View } from "../view.ts";
import { areMates } from "../whose.ts";
import { best } from "./best.ts";
import { costOfCard } from "./cardCost.ts";
import { worthOfBoard } from "./evaluation.ts";
import { giveaway } from "./giveaway.ts";
import { playing } from "./weights.ts";

/** The value, in points, of an opponent's lost turn, and of playing an opponent's turn. */
const skippedOpponent = 6;
const bedeviledOpponent = 9;

/**
 * Plays by rules of thumb: the move that leaves the best board, keeping expensive cards where a cheap one does as well.
 * Coming out, going home, knocking out opponents and sparing the partner all follow from the value of the board; what
 * the others may do next is not seen.
 */
export function chooseSimply(view: View, moves: readonly Move[], random: Random): Move {
  const seat = view.seat as Seat;
  if (view.table.phase === "trade") return giveaway(view, moves, random);
  return best(moves, (move) => worthOfMove(view, seat, move), random);
}

function worthOfMove(view: View, seat: Seat, move: Move): number {
  const { table } = view;
  const card = moveCard(move);
  // A card from another hand costs its holder, not the devil.
  const cost = table.holder === seat ? costOfCard(card) : 0;
  const { board } = predict(table, move);
  const worth = worthOfBoard(board, seat, playing) - cost;
  const kind = moveKind(move);
  const next = seatAfter(table.variant, table.holder);
  const sign = areMates(table.board, seat, next) ? -1 : 1;
  if (kind === "skip") return worth + sign * skippedOpponent;
  if (kind === "plain" && playsTeufel(view, card)) return worth + sign * bedeviledOpponent;
  return worth;
}

function playsTeufel(view: View, card: Card): boolean {
  return card === teufel || (card === tac && view.table.last === teufel);
}
