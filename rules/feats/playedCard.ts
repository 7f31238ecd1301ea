import type { Board } from "../board.ts";
import { type Card, tac } from "../card.ts";
import { usedCard } from "../cards.ts";
import type { GameEvent } from "../event.ts";
import { type Move, type MoveKind, moveCard, moveKind, moveSeat } from "../move.ts";
import { isHome, isRing } from "../place.ts";
import { play } from "../play.ts";
import { copyState, overwriteState, type State } from "../state.ts";
import type { Seat } from "../variant.ts";
import { areMates } from "../whose.ts";

type EventOf<Type> = Extract<GameEvent, { type: Type }>;

/** A card that was put on the pile, with all that it did: all parts of a seven together. */
export interface PlayedCard {
  /** The seat that decided. */
  readonly seat: Seat;
  /** The seat whose card and balls were played: `seat`, or the victim of its Teufel. */
  readonly holder: Seat;
  readonly card: Card;
  /** The card whose rules applied: for a Tac that was played, the one that it repeated. */
  readonly used: Card;
  readonly kind: MoveKind;
  readonly before: State;
  /** The balls that it was played on; for a Tac those that it restored. */
  readonly board: Board;
  readonly after: State;
  readonly happened: readonly GameEvent[];
  /** How it moved balls, in order. */
  readonly ways: readonly EventOf<"moved">[];
  /** The balls that it knocked out, whoever's they are. */
  readonly kicks: readonly EventOf<"kicked">[];
  /** Those of opponents of `seat`. */
  readonly knockOuts: readonly EventOf<"kicked">[];
  /** The owners of the balls of the own side that it brought home, one entry for each ball. */
  readonly homecomings: readonly Seat[];
  /** Its first and last move in the log, counted from 1. */
  readonly firstMove: number;
  readonly lastMove: number;
}

/**
 * Plays a log and yields each card of it, finished ones only; trades are passed over. The states are those of the replay
 * itself: they hold only until the next card is asked for.
 * @param state the position before the first move; it is played on
 */
export function* playedCards(state: State, moves: readonly Move[]): Generator<PlayedCard> {
  const before: State = { ...copyState(state), memory: null };
  let happened: GameEvent[] = [];
  let firstMove = 1;
  for (const [index, move] of moves.entries()) {
    const isFirst = state.table.seven.left === 0;
    if (isFirst) {
      overwriteState(before, state);
      happened = [];
      firstMove = index + 1;
    }
    play(state, move, happened);
    if (moveKind(move) === "trade" || state.table.seven.left > 0) continue;
    yield cardOf(before, state, move, happened, firstMove, index + 1);
  }
}

function cardOf(
  before: State,
  after: State,
  move: Move,
  happened: readonly GameEvent[],
  firstMove: number,
  lastMove: number,
): PlayedCard {
  const { table } = before;
  const seat = moveSeat(move);
  const kind = moveKind(move);
  const card = moveCard(move);
  const isTac = card === tac && kind !== "discard";
  const board = isTac ? table.before : table.board;
  const ways = happened.filter((event) => event.type === "moved");
  const kicks = happened.filter((event) => event.type === "kicked");
  return {
    seat,
    holder: table.holder,
    card,
    used: isTac ? usedCard(table, card) : card,
    kind,
    before,
    board,
    after,
    happened,
    ways,
    kicks,
    knockOuts: kicks.filter((kick) => !areMates(board, seat, kick.seat)),
    homecomings: ways
      .filter(({ seat: owner, from, to }) => isRing(from) && isHome(to) && areMates(board, seat, owner))
      .map((way) => way.seat),
    firstMove,
    lastMove,
  };
}
