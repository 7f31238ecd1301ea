import { noBall } from "../board.ts";
import { type Card, handOf, isWayOut, waysOutIn } from "../card.ts";
import type { Random } from "../chance.ts";
import { tradePartner } from "../deal.ts";
import { type Move, moveCard } from "../move.ts";
import type { Seat } from "../variant.ts";
import type { View } from "../view.ts";
import { best } from "./best.ts";
import { costOfCard } from "./cardCost.ts";
import { waysHome } from "./waysHome.ts";

/** The value, in points, of a way out for a partner who has none, and of bringing one of the partner's balls home. */
const wayOut = 30;
const wayHome = 15;

/** Chooses the card for the partner: the one with the largest benefit for its cost. */
export function giveaway(view: View, moves: readonly Move[], random: Random): Move {
  const partner = tradePartner(view.table, view.seat as Seat);
  return best(
    moves,
    (move) => worthToPartner(view, partner, moveCard(move)) - costOf(view, moveCard(move)),
    random,
  );
}

function worthToPartner(view: View, partner: Seat, card: Card): number {
  const { board, declared } = view.table;
  let worth = costOfCard(card);
  if (isWayOut(card) && declared[partner] === 0 && board.ballInBase(partner) !== noBall) worth += wayOut;
  return waysHome(board, partner, handOf([card])) > 0 ? worth + wayHome : worth;
}

/** The last way out is expensive while balls are in the base. */
function costOf(view: View, card: Card): number {
  const seat = view.seat as Seat;
  const hand = view.hand as NonNullable<View["hand"]>;
  const isLastWayOut = isWayOut(card) && waysOutIn(hand) === 1;
  const waits = view.table.board.ballInBase(seat) !== noBall;
  return 1.5 * costOfCard(card) + (isLastWayOut && waits ? wayOut : 0);
}
