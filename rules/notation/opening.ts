import { parseBalls } from "../balls.ts";
import type { Board } from "../board.ts";
import { type Card, cardName, handOf } from "../card.ts";
import { deal } from "../deal.ts";
import { emptyState, newGameWith, type State } from "../state.ts";
import { noTeam } from "../table.ts";
import type { Seat, Variant } from "../variant.ts";
import { teamAllHome } from "../winning.ts";
import type { RecordLine } from "./recordLine.ts";

/** The lines that begin a record, and those that add a deck. */
export type OpeningLine = Extract<RecordLine, { type: "first" | "deck" | "balls" | "hands" | "turn" }>;

/**
 * The beginning of a record: a first seat and decks, or a position. Every method throws a SyntaxError, with what was
 * expected and what was found, at a line that does not fit.
 */
export class Opening {
  readonly #variant: Variant;
  readonly #decks: Uint8Array[] = [];
  #first: Seat | undefined;
  #board: Board | undefined;
  #hands: Card[][] | undefined;
  #state: State | undefined;

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  /** The current game. */
  get state(): State {
    if (this.#state === undefined) {
      throw new SyntaxError('expected "first" and "deck", or "balls", "hands" and "turn", before this line');
    }
    return this.#state;
  }

  take(line: OpeningLine): void {
    if (line.type === "deck") {
      this.#takeDeck(line.cards);
      return;
    }
    if (this.#state !== undefined) {
      throw new SyntaxError(`expected a move or a check, found "${line.type}": the game has begun`);
    }
    if (line.type === "first") this.#first = this.#checkedSeat(line.seat);
    else if (this.#first !== undefined)
      throw new SyntaxError(`expected "deck" after "first", found "${line.type}"`);
    else if (line.type === "balls") this.#board = parseBalls(this.#variant, line.text);
    else if (line.type === "hands") this.#hands = this.#checkedHands(line.hands);
    else this.#state = this.#position(this.#checkedSeat(line.seat));
  }

  #takeDeck(cards: Card[]): void {
    const { deck, name } = this.#variant;
    this.#refuseStrangers(cards);
    if (cards.length !== deck.length) {
      throw new SyntaxError(`expected the ${deck.length} cards of ${name}, found ${cards.length}`);
    }
    if (this.#state === undefined) {
      if (this.#first === undefined) throw new SyntaxError('expected "first" before the first "deck"');
      this.#decks.push(Uint8Array.from(cards));
      this.#state = newGameWith(this.#variant, this.#first, (n) => this.#decks[n]);
      return;
    }
    if (this.#first === undefined) throw new SyntaxError("no deck follows a position");
    if (this.#state.table.phase !== "halted") throw new SyntaxError("the deck in use is not used up yet");
    this.#decks.push(Uint8Array.from(cards));
    deal(this.#state);
  }

  /** A position in play, before the first card of its deal and without further deals. */
  #position(turn: Seat): State {
    if (this.#board === undefined || this.#hands === undefined) {
      throw new SyntaxError('expected "balls" and "hands" before "turn"');
    }
    if (this.#hands[turn].length === 0) throw new SyntaxError(`seat ${turn} can't play from an empty hand`);
    if (teamAllHome(this.#board, turn) !== noTeam) throw new SyntaxError("a team has all of its balls home");
    const state = emptyState(this.#variant, turn, () => undefined);
    const { table } = state;
    table.board = this.#board;
    table.before = table.board.copy();
    this.#hands.forEach((hand, seat) => {
      state.hands[seat] = handOf(hand);
      table.handSizes[seat] = hand.length;
    });
    table.phase = "play";
    table.deal = 0;
    return state;
  }

  #checkedSeat(seat: Seat): Seat {
    const { seats, name } = this.#variant;
    if (seat >= seats) throw new SyntaxError(`expected a seat below ${seats} in ${name}, found ${seat}`);
    return seat;
  }

  #checkedHands(hands: Card[][]): Card[][] {
    const { seats, dealSizes } = this.#variant;
    if (hands.length !== seats) throw new SyntaxError(`expected ${seats} hands, found ${hands.length}`);
    const most = Math.max(...dealSizes);
    for (const hand of hands) {
      this.#refuseStrangers(hand);
      if (hand.length > most) {
        throw new SyntaxError(`expected at most ${most} cards in a hand, found ${hand.length}`);
      }
    }
    return hands;
  }

  #refuseStrangers(cards: Card[]): void {
    const { deck, name } = this.#variant;
    const stranger = cards.find((card) => !deck.includes(card));
    if (stranger !== undefined) throw new SyntaxError(`${name} is played without ${cardName(stranger)}`);
  }
}
