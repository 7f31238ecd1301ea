import type { Card } from "../card.ts";
import type { Random } from "../chance.ts";
import { tradePartner } from "../deal.ts";
import { type Move, moveCard } from "../move.ts";
import { homeSize, isBase, isRing } from "../place.ts";
import type { Seat } from "../variant.ts";
import type { View } from "../view.ts";
import { best } from "./best.ts";
import { worthOfCard } from "./worth.ts";

const letsOut = (card: Card) => card === 1 || card === 13;

/** What it is worth, in points, to a partner without any way out that it gets one, and that it gets a ball home. */
const wayOut = 30;
const wayHome = 15;

/** Chooses the card for the partner: what helps it most, for what it costs oneself. */
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
  const balls = board.places.subarray(homeSize * partner, homeSize * (partner + 1));
  let worth = worthOfCard(card);
  if (letsOut(card) && declared[partner] === 0 && balls.some(isBase)) worth += wayOut;
  const bringsHome = balls.some((place) => {
    if (!isRing(place)) return false;
    const index = card - board.distanceToStart(partner, place) - 1;
    return index >= 0 && index < board.emptyHomeFields(partner) && card <= 13 && card !== 4 && card !== 7;
  });
  return bringsHome ? worth + wayHome : worth;
}

/** The last way out is dear as long as balls wait in the base. */
function costOf(view: View, card: Card): number {
  const seat = view.seat as Seat;
  const hand = view.hand as NonNullable<View["hand"]>;
  const isLastWayOut = letsOut(card) && hand[1] + hand[13] === 1;
  const waits = view.table.board.places.subarray(homeSize * seat, homeSize * (seat + 1)).some(isBase);
  return 1.5 * worthOfCard(card) + (isLastWayOut && waits ? wayOut : 0);
}
