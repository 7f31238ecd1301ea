import { formatBalls, parseBalls } from "../balls.ts";
import { cardName, cardsOf, type Hand, handOf } from "../card.ts";
import type { GameEvent } from "../event.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move } from "../move.ts";
import type { State } from "../state.ts";
import { formatEvent } from "./events.ts";
import type { RecordLine } from "./recordLine.ts";

/** The lines of a record that check the position, or the events of the previous move. */
export type Check = Extract<
  RecordLine,
  { type: "ballsCheck" | "handsCheck" | "movesCheck" | "eventsCheck" | "over" }
>;

/**
 * Runs a check. `happened` are the events of the previous move; `undefined` if there was none yet. Throws a SyntaxError
 * with what was expected and what was found if it fails.
 */
export function makeCheck(state: State, check: Check, happened: readonly GameEvent[] | undefined): void {
  const { table } = state;
  switch (check.type) {
    case "ballsCheck":
      expectEqual("balls", formatBalls(parseBalls(table.variant, check.text)), formatBalls(table.board));
      return;
    case "handsCheck":
      expectEqual("hands", formatHands(check.hands.map(handOf)), formatHands(state.hands));
      return;
    case "movesCheck":
      expectMoves(check.moves, legalMoves(state));
      return;
    case "eventsCheck":
      if (happened === undefined) throw new SyntaxError("expected a move before the events of a move");
      expectEqual("events", check.events.join(" | "), happened.map(formatEvent).join(" | "));
      return;
    case "over":
      expectEqual("over", String(check.team), winnerOf(state));
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

function formatHands(hands: readonly Hand[]): string {
  return hands.map((hand) => cardsOf(hand).map(cardName).join(",") || "-").join("/");
}
