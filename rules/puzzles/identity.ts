import type { Board } from "../board.ts";
import { cardName, cardsOf, type Hand, trickser } from "../card.ts";
import { ballMove, formatMove, type Move, moveCard, moveFrom, moveKind, moveTo } from "../move.ts";
import {
  basePlace,
  formatPlace,
  homeIndex,
  homePlace,
  homeSize,
  isBase,
  isHome,
  ownerOf,
  type Place,
} from "../place.ts";
import type { State } from "../state.ts";
import { seatAfter } from "../table.ts";
import type { Seat, Variant } from "../variant.ts";
import { everySeat } from "../whose.ts";
import { formatGoal } from "./goal.ts";
import type { Goal, Position } from "./puzzle.ts";

/**
 * What a puzzle is to its solver, as a text that is the same for all rotations of the table: the solver is seat 0, and
 * of the hands that are not open only the sizes count. Equal texts are equal puzzles.
 * @param state the game at the start of the puzzle
 */
export function essenceOf(
  state: State,
  { variant, laid }: Position,
  goal: Goal,
  open: readonly Seat[],
): string {
  const { table, hands } = state;
  const rotation = new Rotation(table.variant, table.turn);
  const seats = everySeat(table.variant).map((_, steps) => seatAfter(table.variant, table.turn, steps));
  const shownGoal = goal.kind === "savePartner" ? { ...goal, marble: rotation.place(goal.marble) } : goal;
  return [
    variant,
    formatGoal(shownGoal),
    seats.map((seat) => ballsOf(table.board, seat, rotation)).join("/"),
    seats.map((seat) => (open.includes(seat) ? handText(hands[seat]) : table.handSizes[seat])).join("/"),
    ...laid.map((move) => formatMove(rotation.move(move))),
  ].join(" ");
}

/** The id of the puzzle with this essence: eight characters, no two of which look alike. */
export function idOf(essence: string): string {
  let id = "";
  for (const basis of [0x811c9dc5, 0x050c5d1f]) {
    let word = hash(essence, basis);
    for (let i = 0; i < 4; i++) {
      id += alphabet[word & 31];
      word >>>= 5;
    }
  }
  return id;
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** FNV-1a with a final mixing of its bits. */
function hash(text: string, basis: number): number {
  let word = basis;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/** Turns the table so that a seat becomes seat 0. */
class Rotation {
  readonly #variant: Variant;
  readonly #seat: Seat;

  constructor(variant: Variant, seat: Seat) {
    this.#variant = variant;
    this.#seat = seat;
  }

  seat(seat: Seat): Seat {
    return seatAfter(this.#variant, seat, -this.#seat);
  }

  place(place: Place): Place {
    if (isBase(place)) return basePlace(this.seat(ownerOf(place)));
    if (isHome(place)) return homePlace(this.seat(ownerOf(place)), homeIndex(place));
    const { ring, start } = this.#variant;
    return (place - start[this.#seat] + ring) % ring;
  }

  move(move: Move): Move {
    const seat = this.seat((move >> 19) & 7);
    const card = moveCard(move);
    if (moveKind(move) !== "ball") return ((move & ~(7 << 19)) | (seat << 19)) as Move;
    const from = this.place(moveFrom(move));
    const to = this.place(moveTo(move));
    const isReversed = card === trickser && from > to;
    return isReversed ? ballMove(seat, card, to, from) : ballMove(seat, card, from, to);
  }
}

function ballsOf(board: Board, seat: Seat, rotation: Rotation): string {
  const places = [...board.places.subarray(homeSize * seat, homeSize * (seat + 1))]
    .filter((place) => !isBase(place))
    .map((place) => {
      const isFresh = place === board.variant.start[seat] && board.fresh[seat] === 1;
      return `${formatPlace(rotation.place(place))}${isFresh ? "*" : ""}`;
    });
  return places.sort().join(",") || "-";
}

function handText(hand: Hand): string {
  return cardsOf(hand).map(cardName).join(",") || "-";
}
