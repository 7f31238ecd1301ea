import { narr, noCard, tac, teufel } from "#rules/card.ts";
import {
  cardName,
  cardsOf,
  copyState,
  formatBalls,
  type Hand,
  type Move,
  moveKind,
  moveSeat,
  type State,
} from "#rules/index.ts";
import { stateOfPosition } from "#rules/puzzles/position.ts";
import type { Position } from "#rules/puzzles/puzzle.ts";
import type { Played } from "./games.ts";

/** The beginning of a turn in a game, as a position that a puzzle can start from. */
export interface Moment {
  readonly position: Position;
  /** The game there as a puzzle has it, without what has gone before. */
  readonly state: State;
}

/** The turns of a game in which a seat is free to choose its card. */
export function* momentsOf(game: Played): Generator<Moment> {
  let earlier: Turn[] = [];
  for (const { state, move } of game) {
    const { table } = state;
    if (table.phase === "trade") {
      earlier = [];
      continue;
    }
    if (isBeginOfTurn(state, earlier.at(-1))) {
      const position = table.mustSkip || table.mustTac ? undefined : positionOf(state, earlier);
      if (position !== undefined) yield { position, state: stateOfPosition(position) };
      earlier = [...earlier, { state: copyState(state), moves: [] }].slice(-mostTurnsBefore);
    }
    earlier.at(-1)?.moves.push(move);
  }
}

/** A turn that was played: the state before it, and its moves. */
type Turn = { state: State; moves: Move[] };

/** How many turns a position may begin earlier, so that a Tac finds the card that it repeats. */
const mostTurnsBefore = 3;

function isBeginOfTurn({ table }: State, before: Turn | undefined): boolean {
  if (table.seven.left > 0 || table.turn !== table.holder) return false;
  const last = before?.moves.at(-1);
  // After a Narr the same seat plays on.
  return last === undefined || moveKind(last) !== "plain" || moveSeat(last) !== table.turn;
}

/** The position of a state, begun earlier if a Tac needs it; undefined if that would have to be too much earlier. */
function positionOf(state: State, earlier: readonly Turn[]): Position | undefined {
  if (!needsLastCard(state)) return positionFrom(state, []);
  for (let turns = 1; turns <= earlier.length; turns++) {
    const from = earlier.slice(-turns);
    const position = positionFrom(
      from[0].state,
      from.flatMap(({ moves }) => moves),
    );
    if (leadsTo(position, state)) return position;
  }
  return undefined;
}

/** Whether the solver could repeat the card before the puzzle, also out of a hand that a Narr or a Teufel brings. */
function needsLastCard({ table, hands }: State): boolean {
  if (table.last === noCard) return false;
  const own = hands[table.turn];
  return own[tac] > 0 || (own[narr] + own[teufel] > 0 && hands.some((hand) => hand[tac] > 0));
}

function positionFrom({ table, hands }: State, laid: readonly Move[]): Position {
  return {
    variant: table.variant.name,
    balls: formatBalls(table.board),
    hands: hands.map(formatHand).join("/"),
    turn: table.turn,
    laid,
  };
}

function formatHand(hand: Hand): string {
  return cardsOf(hand).map(cardName).join(",") || "-";
}

/** Whether a puzzle in the position begins as the game stood, in everything that its moves depend on. */
function leadsTo(position: Position, { table }: State): boolean {
  try {
    const { table: own } = stateOfPosition(position);
    return (
      own.last === table.last &&
      formatBalls(own.before) === formatBalls(table.before) &&
      formatBalls(own.board) === formatBalls(table.board)
    );
  } catch (error) {
    // What was laid was legal only because of what had gone before.
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
