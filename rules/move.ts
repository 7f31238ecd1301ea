import { type Card, cardName, parseCard } from "./card.ts";
import { formatPlace, type Place, parsePlace } from "./place.ts";
import type { Seat } from "./variant.ts";

/**
 * A move, as one number (25 bits), so that moves can be listed by the million and compared with `===`. It names the
 * seat that decides, a card and places, never indices (notation.md): equal moves are equal numbers.
 */
export type Move = number & { readonly brand: "Move" };

/** How a card is used. What a `ball` move does on the board (move, swap, …) follows from the card. */
export type MoveKind = "trade" | "ball" | "skip" | "plain" | "discard";

const kinds: readonly MoveKind[] = ["trade", "ball", "skip", "plain", "discard"];
const [tradeKind, ballKind, skipKind, plainKind, discardKind] = [0, 1, 2, 3, 4];

function pack(kind: number, seat: Seat, card: Card, from: Place, to: Place): Move {
  return ((kind << 22) | (seat << 19) | (card << 14) | (from << 7) | to) as Move;
}

/** Trades a card. */
export function tradeMove(seat: Seat, card: Card): Move {
  return pack(tradeKind, seat, card, 0, 0);
}

/** Moves a ball from one place to another; with a Trickser swaps the balls on two ring fields, the lower first. */
export function ballMove(seat: Seat, card: Card, from: Place, to: Place): Move {
  return pack(ballKind, seat, card, from, to);
}

/** An 8, or a Tac that repeats one, as a skip. */
export function skipMove(seat: Seat, card: Card): Move {
  return pack(skipKind, seat, card, 0, 0);
}

/** A card that needs no place: Narr, Teufel, a Tac that repeats one of them. */
export function plainMove(seat: Seat, card: Card): Move {
  return pack(plainKind, seat, card, 0, 0);
}

/** Discards a card. */
export function discardMove(seat: Seat, card: Card): Move {
  return pack(discardKind, seat, card, 0, 0);
}

export function moveKind(move: Move): MoveKind {
  return kinds[move >> 22];
}

/** The seat that decides on the move (for a card played through a Teufel: the devil). */
export function moveSeat(move: Move): Seat {
  return (move >> 19) & 7;
}

export function moveCard(move: Move): Card {
  return (move >> 14) & 31;
}

/** Where a `ball` move begins. */
export function moveFrom(move: Move): Place {
  return (move >> 7) & 127;
}

/** Where a `ball` move ends. */
export function moveTo(move: Move): Place {
  return move & 127;
}

/** A move as notation.md writes it: `0 5 17-22`. */
export function formatMove(move: Move): string {
  const seat = moveSeat(move);
  const card = cardName(moveCard(move));
  switch (moveKind(move)) {
    case "trade":
      return `${seat} trade ${card}`;
    case "discard":
      return `${seat} discard ${card}`;
    case "skip":
      return `${seat} ${card} skip`;
    case "plain":
      return `${seat} ${card}`;
    case "ball":
      return `${seat} ${card} ${formatPlace(moveFrom(move))}-${formatPlace(moveTo(move))}`;
  }
}

/** Parses a move in the form of notation.md; `undefined` if the text is none. It may be illegal. */
export function parseMove(text: string): Move | undefined {
  const [seatText, second, third, rest] = text.split(" ");
  if (!/^[0-5]$/.test(seatText) || second === undefined || rest !== undefined) return undefined;
  const seat = Number(seatText);
  if (second === "trade" || second === "discard") {
    const card = third === undefined ? undefined : parseCard(third);
    if (card === undefined) return undefined;
    return second === "trade" ? tradeMove(seat, card) : discardMove(seat, card);
  }
  const card = parseCard(second);
  if (card === undefined) return undefined;
  if (third === undefined) return plainMove(seat, card);
  if (third === "skip") return skipMove(seat, card);
  const [from, to, more] = third.split("-").map(parsePlace);
  if (from === undefined || to === undefined || more !== undefined) return undefined;
  return third.split("-").length === 2 ? ballMove(seat, card, from, to) : undefined;
}
