import { type Card, parseCard } from "../card.ts";
import { type Move, parseMove } from "../move.ts";
import { isVariantName, type Seat, type VariantName } from "../variant.ts";

/** A parsed line of a record (notation.md, "A record"), not yet checked against a game. */
export type RecordLine =
  | { type: "variant"; variant: VariantName }
  | { type: "first"; seat: Seat }
  | { type: "turn"; seat: Seat }
  | { type: "deck"; cards: Card[] }
  | { type: "balls"; text: string }
  | { type: "hands"; hands: Card[][] }
  | { type: "move"; move: Move }
  | { type: "ballsCheck"; text: string }
  | { type: "handsCheck"; hands: Card[][] }
  | { type: "movesCheck"; moves: Move[] }
  | { type: "eventsCheck"; events: string[] }
  | { type: "over"; team: number | "all" };

/**
 * Parses one line of a record; `undefined` for a comment or an empty line. Throws a SyntaxError that says what is
 * wrong.
 */
export function parseRecordLine(line: string): RecordLine | undefined {
  const text = line.trim();
  if (text === "" || text.startsWith("#")) return undefined;
  const end = text.indexOf(" ");
  const word = end < 0 ? text : text.slice(0, end);
  const rest = end < 0 ? "" : text.slice(end + 1);
  const read = readers.get(word);
  return read === undefined ? { type: "move", move: readMove(text) } : read(rest);
}

/** What follows the first word of a line. A line that begins with none of these words is a move. */
const readers = new Map<string, (rest: string) => RecordLine>([
  ["variant", (rest) => ({ type: "variant", variant: readVariant(rest) })],
  ["first", (rest) => ({ type: "first", seat: readSeat(rest) })],
  ["turn", (rest) => ({ type: "turn", seat: readSeat(rest) })],
  ["deck", (rest) => ({ type: "deck", cards: readCards(rest) })],
  ["balls", (rest) => ({ type: "balls", text: rest })],
  ["hands", (rest) => ({ type: "hands", hands: readHands(rest) })],
  ["=", (rest) => ({ type: "ballsCheck", text: rest })],
  ["~", (rest) => ({ type: "handsCheck", hands: readHands(rest) })],
  ["?", (rest) => ({ type: "movesCheck", moves: rest === "" ? [] : rest.split(" | ").map(readMove) })],
  ["!", (rest) => ({ type: "eventsCheck", events: rest === "" ? [] : rest.split(" | ") })],
  ["over", (rest) => ({ type: "over", team: rest === "all" ? "all" : readTeam(rest) })],
]);

function readVariant(text: string): VariantName {
  if (!isVariantName(text)) throw new SyntaxError(`expected a variant such as 4x2m, found "${text}"`);
  return text;
}

function readSeat(text: string): Seat {
  if (!/^[0-5]$/.test(text)) throw new SyntaxError(`expected a seat from 0 to 5, found "${text}"`);
  return Number(text);
}

function readTeam(text: string): number {
  if (!/^[0-2]$/.test(text)) throw new SyntaxError(`expected a team from 0 to 2 or "all", found "${text}"`);
  return Number(text);
}

function readHands(text: string): Card[][] {
  return text.split("/").map((hand) => (hand === "-" ? [] : readCards(hand)));
}

function readCards(text: string): Card[] {
  return text.split(",").map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new SyntaxError(`expected a card, found "${name}"`);
    return card;
  });
}

function readMove(text: string): Move {
  const move = parseMove(text);
  if (move === undefined) throw new SyntaxError(`expected a move such as "0 5 17-22", found "${text}"`);
  return move;
}
