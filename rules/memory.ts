/**
 * What the seats have seen of each other's hands in a deal: everything that a person with a perfect memory could know.
 * It can't be read off the table afterwards, so the game keeps it along the way. Bots sample hidden cards that fit it.
 */

import { type Card, cardKinds, type Hand, isWayOut } from "./card.ts";
import type { Seat } from "./variant.ts";

/** What one seat knows about the hands. All but `known` is the same for everybody at the table. */
export interface SeatMemory {
  /**
   * `lacks[seat]`: the cards that its hand can't contain, as a bit set (`1 << card`): it had to discard another one.
   */
  readonly lacks: Uint32Array;
  /** `dealtTo[seat]`: the seat that its hand was dealt to; a Narr passes the hands on. */
  readonly dealtTo: Uint8Array;
  /** `waysOut[seat]`: how many 1s and 13s have been played from the hand that was dealt to the seat. */
  readonly waysOut: Uint8Array;
  /** `known[seat]`: the cards of its hand that the viewer has seen: traded to it, passed on, or seen as a devil. */
  readonly known: readonly Hand[];
}

/** Keeps what all seats of a game have seen. Each method is called after the event that it is named after. */
export class Memory {
  readonly #lacks: Uint32Array;
  readonly #dealtTo: Uint8Array;
  readonly #waysOut: Uint8Array;
  /** `#known[viewer][seat]`; a seat's own hand needs no memory. */
  readonly #known: Hand[][];

  constructor(seats: number) {
    const each = Array.from({ length: seats }, (_, seat) => seat);
    this.#lacks = new Uint32Array(seats);
    this.#dealtTo = Uint8Array.from(each);
    this.#waysOut = new Uint8Array(seats);
    this.#known = each.map(() => each.map(() => new Uint8Array(cardKinds)));
  }

  /** New hands are dealt: nothing is known about them. */
  dealt(): void {
    this.#lacks.fill(0);
    this.#waysOut.fill(0);
    this.#dealtTo.forEach((_, seat) => {
      this.#dealtTo[seat] = seat;
    });
    for (const hands of this.#known) for (const hand of hands) hand.fill(0);
  }

  /** `taker` holds the card that `giver` gave it in the trade. */
  gave(giver: Seat, taker: Seat, card: Card): void {
    this.#known[giver][taker][card]++;
  }

  /** A card of the hand of a seat was played or discarded. */
  laid(seat: Seat, card: Card): void {
    if (isWayOut(card)) this.#waysOut[this.#dealtTo[seat]]++;
    for (const hands of this.#known) if (hands[seat][card] > 0) hands[seat][card]--;
  }

  /** The hand of a seat contains none of these cards (a bit set), because any of them could have been played. */
  lacks(seat: Seat, cards: number): void {
    this.#lacks[seat] |= cards;
  }

  /** A devil looks at the hand of its victim. */
  showed(devil: Seat, victim: Seat, hand: Hand): void {
    this.#known[devil][victim].set(hand);
  }

  /** All hands went to the right neighbours; `hands[seat]` as they are now. */
  passed(hands: readonly Hand[]): void {
    toTheRight(this.#lacks);
    toTheRight(this.#dealtTo);
    this.#known.forEach((known, viewer) => {
      known.push(known.shift() as Hand);
      known[viewer].fill(0);
      const right = (viewer + hands.length - 1) % hands.length;
      known[right].set(hands[right]);
    });
  }

  /** A copy that shares nothing mutable. */
  copy(): Memory {
    const copy = new Memory(this.#lacks.length);
    copy.#lacks.set(this.#lacks);
    copy.#dealtTo.set(this.#dealtTo);
    copy.#waysOut.set(this.#waysOut);
    copy.#known.forEach((hands, viewer) => {
      hands.forEach((hand, seat) => {
        hand.set(this.#known[viewer][seat]);
      });
    });
    return copy;
  }

  /** What one seat knows; it shares nothing mutable. */
  of(viewer: Seat): SeatMemory {
    return {
      lacks: this.#lacks.slice(),
      dealtTo: this.#dealtTo.slice(),
      waysOut: this.#waysOut.slice(),
      known: this.#known[viewer].map((hand) => hand.slice()),
    };
  }
}

function toTheRight(ofSeats: Uint32Array | Uint8Array): void {
  const [first] = ofSeats;
  ofSeats.copyWithin(0, 1);
  ofSeats[ofSeats.length - 1] = first;
}
