/** A search over one's own hand: which card to play first, so that all of them together leave the most. */

import { type Card, type Hand, narr, noCard, tac, teufel, trickser } from "../card.ts";
import { legalMoves } from "../legal.ts";
import { type Move, moveCard, moveKind } from "../move.ts";
import type { Table } from "../table.ts";
import type { Seat } from "../variant.ts";
import { worthOfBoard } from "./evaluation.ts";
import { outlookOf, type SeatedView, worthOfMove } from "./greedy.ts";
import { plainWorth, worthOfHand } from "./handWorth.ts";
import { weightsForPlay } from "./profiles.ts";
import { risksOn } from "./risks.ts";
import { tryOut } from "./scratch.ts";
import { isSevenMove } from "./sevens.ts";

/** How many moves are followed at each depth; the greedy best come first. */
const widths = [10, 4, 3, 2, 1];
/** The weight of what may come, compared with what is there: others play in between. */
const trust = 0.5;

/** The plan's scratch tables start behind those that a seven needs. */
const firstDepth = 12;

export interface Scored {
  move: Move;
  worth: number;
}

/**
 * The moves with their points, best first: of the position that each leaves, and of what the rest of the hand can do
 * there.
 */
export function planned(view: SeatedView, moves: readonly Move[]): Scored[] {
  const outlook = outlookOf(view, "every");
  const scored: Scored[] = moves.map((move) => ({ move, worth: worthOfMove(outlook, move) }));
  scored.sort((a, b) => b.worth - a.worth);
  if (view.table.holder !== view.seat) return scored;
  const followed = scored.slice(0, widths[0]);
  for (const one of followed) {
    if (moveKind(one.move) === "plain") continue;
    const after = tryOut(view.table, one.move, firstDepth);
    if (after.seven.left > 0) continue;
    const rest = view.hand.slice();
    rest[moveCard(one.move)]--;
    after.mustSkip = false;
    after.mustTac = false;
    const later = bestLater(view.seat, after, rest, 1);
    one.worth += trust * (later - worthNow(view.seat, after, rest));
  }
  followed.sort((a, b) => b.worth - a.worth);
  return [...followed, ...scored.slice(followed.length)];
}

function worthNow(seat: Seat, table: Table, hand: Hand): number {
  const worth = worthOfBoard(
    table.board,
    seat,
    weightsForPlay(table.variant),
    risksOn(table.board, table.handSizes),
  );
  return worth + worthOfHand(table.board, seat, hand);
}

/** Points of the best that a hand can achieve on a board if nobody else played. */
function bestLater(seat: Seat, table: Table, hand: Hand, depth: number): number {
  const now = worthNow(seat, table, hand);
  if (depth >= widths.length) return now;
  const view: SeatedView = {
    seat,
    table,
    hand: withoutTexts(hand),
    borrowed: null,
    gave: noCard,
    got: noCard,
    memory: null,
  };
  const moves = legalMoves(view);
  if (moves.length === 0) return now;
  const kept = worthOfTexts(hand);
  const scored: Scored[] = [];
  const outlook = outlookOf(view, "telling");
  for (const move of moves) {
    if (isSevenMove(table, move) && depth > 1) continue;
    scored.push({ move, worth: worthOfMove(outlook, move) + kept });
  }
  scored.sort((a, b) => b.worth - a.worth);
  let best = now;
  for (let i = 0; i < Math.min(scored.length, widths[depth]); i++) {
    const { move, worth } = scored[i];
    const after = tryOut(table, move, firstDepth + depth);
    let value = worth;
    if (after.seven.left === 0) {
      const rest = hand.slice();
      rest[moveCard(move)]--;
      value += trust * (bestLater(seat, after, rest, depth + 1) - worth);
    }
    if (i === 0 || value > best) best = value;
  }
  return best;
}

/** Cards whose use depends on others are left out of the plan; so is a Trickser, for its hundreds of moves. */
const texts: readonly Card[] = [tac, narr, teufel, trickser];

function withoutTexts(hand: Hand): Hand {
  const rest = hand.slice();
  for (const card of texts) rest[card] = 0;
  return rest;
}

function worthOfTexts(hand: Hand): number {
  let worth = 0;
  for (const card of texts) worth += hand[card] * plainWorth(card);
  return worth;
}
