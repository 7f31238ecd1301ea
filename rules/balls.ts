import { Board } from "./board.ts";
import { formatPlace, homeSize, isBase, isHome, isRing, ownerOf, type Place, parsePlace } from "./place.ts";
import type { Seat, Variant } from "./variant.ts";

/** A position as notation.md writes it: `0*,17,h0.3/-/32*` and so on, seat by seat. */
export function formatBalls(board: Board): string {
  return board.variant.start.map((_, seat) => formatSeat(board, seat)).join("/");
}

function formatSeat(board: Board, seat: Seat): string {
  let outside = "";
  for (const place of board.places.slice(homeSize * seat, homeSize * (seat + 1)).sort()) {
    if (isBase(place)) continue;
    const mark = isFreshPlace(board, seat, place) ? "*" : "";
    outside += `${outside && ","}${formatPlace(place)}${mark}`;
  }
  return outside || "-";
}

function isFreshPlace(board: Board, seat: Seat, place: Place): boolean {
  return board.fresh[seat] === 1 && place === board.variant.start[seat];
}

/**
 * Parses a position in the form of notation.md. Throws a SyntaxError that says what is wrong: an unknown place, a field
 * that does not exist or is taken, too many balls, a fresh ball that is not on its start.
 */
export function parseBalls(variant: Variant, text: string): Board {
  const board = new Board(variant);
  const seats = text.split("/");
  if (seats.length !== variant.seats) {
    throw new SyntaxError(`expected the balls of ${variant.seats} seats, found ${seats.length} in "${text}"`);
  }
  seats.forEach((balls, seat) => {
    if (balls !== "-") putBalls(board, seat, balls.split(","));
  });
  return board;
}

function putBalls(board: Board, seat: Seat, balls: string[]): void {
  if (balls.length > homeSize) {
    throw new SyntaxError(`expected at most ${homeSize} balls of seat ${seat}, found ${balls.length}`);
  }
  balls.forEach((text, i) => {
    const isFresh = text.endsWith("*");
    const place = parsePlace(isFresh ? text.slice(0, -1) : text);
    if (place === undefined || !isFieldOf(board.variant, seat, place)) {
      throw new SyntaxError(`expected a field for a ball of seat ${seat}, found "${text}"`);
    }
    if (!board.isEmpty(place)) throw new SyntaxError(`two balls stand on ${formatPlace(place)}`);
    if (isFresh && place !== board.variant.start[seat]) {
      throw new SyntaxError(`only a ball on its own start can be fresh, found "${text}" of seat ${seat}`);
    }
    board.put(homeSize * seat + i, place);
    if (isFresh) board.fresh[seat] = 1;
  });
}

/** Whether a ball of the seat can stand there, outside its base. */
function isFieldOf(variant: Variant, seat: Seat, place: Place): boolean {
  if (isRing(place)) return place < variant.ring;
  return isHome(place) && ownerOf(place) === seat;
}
