/** rules.md 6 and 7: the possible uses of each card. play.ts carries them out. */

import { noBall, seatOfBall } from "./board.ts";
import { type Card, engel, krieger, narr, noCard, tac, teufel, trickser } from "./card.ts";
import { listEngel } from "./engel.ts";
import { doesAnotherHoldCards } from "./hands.ts";
import { addBallMove, hasMovableRingBall, type Listing, newListing } from "./listing.ts";
import { plainMove, skipMove } from "./move.ts";
import { listBackward, listComingOut, listForward } from "./moving.ts";
import { basePlace, isRing, type Place } from "./place.ts";
import { listSeven } from "./seven.ts";
import { seatAfter } from "./table.ts";

/** Adds all ways to use a card. */
type ListUses = (listing: Listing) => void;

const forward =
  (steps: number): ListUses =>
  (listing) =>
    listForward(listing, listing.balls, steps);

const comeOutOrForward =
  (steps: number): ListUses =>
  (listing) => {
    listComingOut(listing, listing.movers);
    listForward(listing, listing.balls, steps);
  };

const usesOfCard: Record<Card, ListUses> = {
  1: comeOutOrForward(1),
  2: forward(2),
  3: forward(3),
  4: listBackward,
  5: forward(5),
  6: forward(6),
  7: listSeven,
  8: listEight,
  9: forward(9),
  10: forward(10),
  12: forward(12),
  13: comeOutOrForward(13),
  [trickser]: listSwaps,
  [tac]: listTac,
  [narr]: listNarr,
  [engel]: listEngel,
  [krieger]: listKrieger,
  [teufel]: listTeufel,
};

/** Adds all ways in which the card of the listing can be played. */
export function listCard(listing: Listing): void {
  usesOfCard[listing.card](listing);
}

/** 6.5: an 8 moves forward, or the next seat must skip. */
function listEight(listing: Listing): void {
  listForward(listing, listing.balls, 8);
  const next = seatAfter(listing.table.variant, listing.holder);
  if (listing.table.handSizes[next] > 0 && hasMovableRingBall(listing)) {
    listing.moves.push(skipMove(listing.seat, listing.card));
  }
}

/** 6.6: the Trickser swaps any two balls on the ring. */
function listSwaps(listing: Listing): void {
  if (!hasMovableRingBall(listing)) return;
  const fields = occupiedRingFields(listing);
  for (let i = 0; i < fields.length; i++) {
    for (let j = i + 1; j < fields.length; j++) addBallMove(listing, fields[i], fields[j]);
  }
}

function occupiedRingFields(listing: Listing): Place[] {
  const { board } = listing;
  const fields: Place[] = [];
  for (let field = 0; field < board.variant.ring; field++) {
    if (board.at[field] !== noBall) fields.push(field);
  }
  return fields;
}

/** 6.7: the Tac is played as the card before it, on the position before that one. */
function listTac(listing: Listing): void {
  const { table, moves } = listing;
  if (table.last === noCard) return;
  const repeated = newListing(table, table.before, tac, moves);
  usesOfCard[table.last](repeated);
}

/** 7.1: the Narr, if another seat still holds a card. */
function listNarr(listing: Listing): void {
  if (doesAnotherHoldCards(listing.table, listing.holder)) listPlain(listing);
}

/** 7.3: the Krieger takes the place of the next ball ahead, or falls if there is none. */
function listKrieger(listing: Listing): void {
  const { board } = listing;
  for (const ball of listing.balls) {
    const from = board.places[ball];
    if (!isRing(from)) continue;
    const steps = board.stepsToBallAhead(from, board.variant.ring);
    const isAlone = steps === board.variant.ring;
    addBallMove(listing, from, isAlone ? basePlace(seatOfBall(ball)) : board.ringField(from, steps));
  }
}

/** 7.4: the Teufel can always be played. */
function listTeufel(listing: Listing): void {
  listPlain(listing);
}

function listPlain(listing: Listing): void {
  listing.moves.push(plainMove(listing.seat, listing.card));
}
