import { isLegal } from "../apply.ts";
import { formatBalls, parseBalls } from "../balls.ts";
import type { Board } from "../board.ts";
import { type Card, cardName, cardsOf, type Hand, handOf } from "../card.ts";
import { deal } from "../deal.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move } from "../move.ts";
import { play } from "../play.ts";
import { refusal } from "../refusal.ts";
import { emptyState, newGameWith, type State } from "../state.ts";
import { type Seat, type Variant, variantOf } from "../variant.ts";
import { parseRecordLine, type RecordLine } from "./recordLine.ts";

/** What a text of records held. */
export interface ReplayCounts {
  records: number;
  moves: number;
  checks: number;
}

/** A record can't be played back: at `line`, counted from 1, it can't be read, a move is illegal or a check fails. */
export class ReplayError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = "ReplayError";
    this.line = line;
  }
}

/**
 * Plays all records of a text back and makes their checks. Throws a ReplayError at the first line that is wrong, with
 * what was expected and what was found. `atEnd`, if given, gets the state at the end of each record.
 */
export function replay(text: string, atEnd?: (state: State) => void): ReplayCounts {
  const counts: ReplayCounts = { records: 0, moves: 0, checks: 0 };
  let record: RecordInPlay | undefined;
  text.split("\n").forEach((line, i) => {
    try {
      const parsed = parseRecordLine(line);
      if (parsed === undefined) return;
      if (parsed.type === "variant") {
        if (record !== undefined) atEnd?.(record.game());
        record = new RecordInPlay(variantOf(parsed.variant));
        counts.records++;
        return;
      }
      if (record === undefined)
        throw new SyntaxError(`expected a "variant" line first, found "${line.trim()}"`);
      record.take(parsed, counts);
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof RangeError) {
        throw new ReplayError(i + 1, error.message);
      }
      throw error;
    }
  });
  if (record !== undefined) atEnd?.((record as RecordInPlay).game());
  return counts;
}

/** A record while it is played back, line by line. */
class RecordInPlay {
  readonly #variant: Variant;
  #first: Seat | undefined;
  readonly #decks: Uint8Array[] = [];
  #board: Board | undefined;
  #hands: Card[][] | undefined;
  #state: State | undefined;

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  /** The game as it stands. Throws a SyntaxError if the record has not said how it begins. */
  game(): State {
    if (this.#state === undefined) {
      throw new SyntaxError('expected "first" and "deck", or "balls", "hands" and "turn", before this line');
    }
    return this.#state;
  }

  take(line: RecordLine, counts: ReplayCounts): void {
    switch (line.type) {
      case "first":
        this.#first = this.#checkSeat(line.seat);
        return;
      case "deck":
        this.#takeDeck(line.cards);
        return;
      case "balls":
        this.#board = parseBalls(this.#variant, line.text);
        return;
      case "hands":
        this.#hands = line.hands;
        return;
      case "turn":
        this.#state = this.#position(this.#checkSeat(line.seat));
        return;
      case "move":
        counts.moves++;
        playMove(this.game(), line.move);
        return;
      default:
        counts.checks++;
        check(this.game(), line);
    }
  }

  #checkSeat(seat: Seat): Seat {
    const { seats, name } = this.#variant;
    if (seat >= seats) throw new SyntaxError(`expected a seat below ${seats} in ${name}, found ${seat}`);
    return seat;
  }

  #takeDeck(cards: Card[]): void {
    const { deck, name } = this.#variant;
    const stranger = cards.find((card) => !deck.includes(card));
    if (stranger !== undefined) throw new SyntaxError(`${name} is played without ${cardName(stranger)}`);
    if (cards.length !== deck.length) {
      throw new SyntaxError(`expected the ${deck.length} cards of ${name}, found ${cards.length}`);
    }
    this.#decks.push(Uint8Array.from(cards));
    if (this.#state !== undefined) {
      if (this.#state.table.phase === "halted") deal(this.#state);
    } else if (this.#first === undefined) {
      throw new SyntaxError('expected "first" before the first "deck"');
    } else {
      this.#state = newGameWith(this.#variant, this.#first, (n) => this.#decks[n]);
    }
  }

  /** A position in play, with no card laid yet in its deal and no further deal. */
  #position(turn: Seat): State {
    if (this.#board === undefined || this.#hands === undefined) {
      throw new SyntaxError('expected "balls" and "hands" before "turn"');
    }
    if (this.#hands.length !== this.#variant.seats) {
      throw new SyntaxError(`expected ${this.#variant.seats} hands, found ${this.#hands.length}`);
    }
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
}

function playMove(state: State, move: Move): void {
  if (!isLegal(state, move)) {
    const legal = legalMoves(state).map(formatMove).join(" | ");
    throw new SyntaxError(
      `"${formatMove(move)}" is not legal (${refusal(state, move)}); expected one of: ${legal || "none"}`,
    );
  }
  play(state, move);
}

type Check = Extract<RecordLine, { type: "ballsCheck" | "handsCheck" | "movesCheck" | "over" }>;

function check(state: State, line: Check | RecordLine): void {
  switch (line.type) {
    case "ballsCheck":
      expectEqual(
        "balls",
        formatBalls(parseBalls(state.table.variant, line.text)),
        formatBalls(state.table.board),
      );
      return;
    case "handsCheck":
      expectEqual("hands", line.hands.map((hand) => formatHand(handOf(hand))).join("/"), formatHands(state));
      return;
    case "movesCheck":
      expectMoves(line.moves, legalMoves(state));
      return;
    case "over":
      expectEqual("over", String(line.team), winnerOf(state));
  }
}

function expectEqual(what: string, expected: string, found: string): void {
  if (expected !== found) throw new SyntaxError(`${what}: expected ${expected}, found ${found}`);
}

function expectMoves(expected: Move[], found: Move[]): void {
  const missing = expected.filter((move) => !found.includes(move));
  const extra = found.filter((move) => !expected.includes(move));
  const isTwice = new Set(found).size !== found.length || new Set(expected).size !== expected.length;
  if (missing.length === 0 && extra.length === 0 && !isTwice) return;
  const list = (moves: Move[]) => moves.map(formatMove).join(" | ") || "none";
  throw new SyntaxError(
    `legal moves: missing ${list(missing)}; too many ${list(extra)}${isTwice ? "; some are listed twice" : ""}`,
  );
}

function winnerOf({ table }: State): string {
  if (table.phase !== "over") return "a game that goes on";
  return table.variant.isTeamTac ? "all" : String(table.winner);
}

function formatHands(state: State): string {
  return state.hands.map(formatHand).join("/");
}

function formatHand(hand: Hand): string {
  return cardsOf(hand).map(cardName).join(",") || "-";
}
