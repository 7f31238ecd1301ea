import {
  type Card,
  type CardName,
  cardName,
  cardsOf,
  everySeat,
  handOf,
  legalMoves,
  type MemoryData,
  moveKind,
  parseCard,
  type Seat,
  tradePartner,
  type ViewData,
  variantOf,
  viewOfData,
} from "#rules/index.ts";
import type { Moved } from "#schema/protocol/game.ts";

/**
 * Sits on a seat, sees only what its frames contain, and derives what it may remember of the other hands. It computes
 * this independently: it tracks every hand that moves from seat to seat, and the moves that a hand of one card would
 * have had.
 */
export class Witness {
  readonly #seat: Seat;
  #last: ViewData;
  /** `#hands[seat]`: what is known of the seat's current hand. */
  #hands: HandRecord[];

  constructor(seat: Seat, first: ViewData) {
    this.#seat = seat;
    this.#last = first;
    this.#hands = newHands(first);
  }

  /** Processes the next frame. */
  sees({ view, move, happened }: Pick<Moved, "view" | "move" | "happened">): void {
    const before = this.#last;
    this.#last = view;
    if (before.phase === "trade") {
      if (view.phase === "play") this.#remembersGiven(view);
      return;
    }
    const [, verb, object] = move.split(" ");
    const isDiscard = verb === "discard";
    const card = (isDiscard ? object : verb) as CardName;
    const holder = this.#hands[before.holder];
    if (isDiscard && !before.mustSkip) holder.lacks = [...new Set([...holder.lacks, ...playableIn(before)])];
    // A seven leaves the hand with its last step.
    if (view.seven === null) holder.lay(card);
    if (happened.some(({ type }) => type === "passedHands")) this.#remembersPassed(before, card);
    if (view.borrowed !== null) this.#hands[view.holder].seen = [...view.borrowed];
    if (view.deal !== before.deal) this.#hands = newHands(view);
  }

  /** What the seat may remember now, in the protocol's form. */
  memory(): MemoryData {
    const byOrigin = (origin: Seat) => this.#hands.find((hand) => hand.dealtTo === origin) as HandRecord;
    return {
      lacks: this.#hands.map(({ lacks }) => inOrder(lacks)),
      dealtTo: this.#hands.map(({ dealtTo }) => dealtTo),
      waysOut: this.#hands.map((_, origin) => byOrigin(origin).waysOut),
      known: this.#hands.map(({ seen }, seat) => (seat === this.#seat ? [] : inOrder(seen))),
    };
  }

  #remembersGiven(view: ViewData): void {
    const partner = tradePartner(viewOfData(view).table, this.#seat);
    this.#hands[partner].seen.push(view.gave as CardName);
  }

  /** The Narr was played before the hands were passed, so its player passed on the rest. */
  #remembersPassed({ hand, holder, variant }: ViewData, laid: CardName): void {
    const own = [...(hand as CardName[])];
    if (holder === this.#seat) own.splice(own.indexOf(laid), 1);
    this.#hands[this.#seat].seen = own;
    const { seats } = variantOf(variant);
    this.#hands = this.#hands.map((_, seat) => this.#hands[(seat + 1) % seats]);
    this.#hands[this.#seat].seen = [];
  }
}

/** What somebody knows of a hand, wherever the hand is. */
class HandRecord {
  readonly dealtTo: Seat;
  lacks: CardName[] = [];
  seen: CardName[] = [];
  waysOut = 0;

  constructor(dealtTo: Seat) {
    this.dealtTo = dealtTo;
  }

  lay(card: CardName): void {
    if (card === "1" || card === "13") this.waysOut++;
    const at = this.seen.indexOf(card);
    if (at >= 0) this.seen.splice(at, 1);
  }
}

function newHands({ variant }: ViewData): HandRecord[] {
  return everySeat(variantOf(variant)).map((seat) => new HandRecord(seat));
}

function inOrder(names: readonly CardName[]): CardName[] {
  return cardsOf(handOf(names.map((name) => parseCard(name) as Card))).map(cardName);
}

/** The cards of the deck that could be played here, each tried as a hand of one card. */
function playableIn(before: ViewData): CardName[] {
  const view = viewOfData({ ...before, seat: before.turn, borrowed: null, memory: null });
  return variantOf(before.variant)
    .kinds.filter((card) =>
      legalMoves({ ...view, hand: handOf([card]) }).some((move) => moveKind(move) !== "discard"),
    )
    .map(cardName);
}
