import { type Board, seatOfBall } from "../board.ts";
import { tac } from "../card.ts";
import type { GameEvent } from "../event.ts";
import { legalMoves } from "../legal.ts";
import { type Move, moveCard, moveKind } from "../move.ts";
import { homeSize, isBase } from "../place.ts";
import { play } from "../play.ts";
import { copyState, overwriteState, type State } from "../state.ts";
import type { Seat, Variant } from "../variant.ts";
import { borrowCopy, giveBack } from "./spareStates.ts";

/**
 * A position within a turn or at its end. A turn is what one seat decides until the next decision is another's: a victim
 * that the solver makes play a Teufel, by a Tac or itself, decides as the next devil.
 */
export interface TurnNode {
  readonly state: State;
  /** How many marbles of the seat's opponents the turn has knocked out so far. */
  readonly knockedOut: number;
  readonly isEnd: boolean;
  /** The node before the last move; none at the beginning. */
  readonly parent: TurnNode | undefined;
  readonly move: Move | undefined;
  /** The cards that were played so far and how, as a part of `keyOf`. */
  readonly cards: string;
}

/** Counts the moves that a search tries. */
export interface Effort {
  looks: number;
}

/** The node at the beginning of a turn. */
export function beginOfTurn(state: State): TurnNode {
  return { state, knockedOut: 0, isEnd: false, parent: undefined, move: undefined, cards: "" };
}

/** The moves of a turn up to a node. */
export function movesOf(node: TurnNode): Move[] {
  const moves: Move[] = [];
  for (let at: TurnNode | undefined = node; at?.move !== undefined; at = at.parent) moves.push(at.move);
  return moves.reverse();
}

/** Plays a legal move of a turn that has not ended; the node's state is not changed. */
export function playOn(node: TurnNode, move: Move): TurnNode {
  return playIn(copyState(node.state), node, move);
}

/**
 * Every way to finish a turn: its ends, each position (and the cards that led to it) once, those with fewer moves
 * first. The turn may have begun already. The state of an end is valid until the next end is asked for.
 */
export function* endsOfTurn(begin: TurnNode, effort?: Effort): Generator<TurnNode> {
  const seen = new Set<string>();
  const queue: TurnNode[] = [begin];
  const moves: Move[] = [];
  const scratch = borrowCopy(begin.state);
  const borrowed = [scratch];
  try {
    for (const node of queue) {
      moves.length = 0;
      for (const move of legalMoves(node.state, moves)) {
        overwriteState(scratch, node.state);
        const next = playIn(scratch, node, move);
        if (effort !== undefined) effort.looks++;
        const key = keyOf(next);
        if (seen.has(key)) continue;
        seen.add(key);
        if (next.isEnd) {
          yield next;
        } else {
          const state = borrowCopy(scratch);
          borrowed.push(state);
          queue.push({ ...next, state });
        }
      }
    }
  } finally {
    giveBack(borrowed);
  }
}

/** Plays a move of a turn in place. */
function playIn(state: State, node: TurnNode, move: Move): TurnNode {
  const { table } = state;
  const { turn: seat } = table;
  const card = moveCard(move);
  const kind = moveKind(move);
  const isFirstPart = table.seven.left === 0;
  // A Tac knocks out on the position that it restores.
  const places = (isFirstPart && card === tac ? table.before : table.board).places.slice();
  const happened: GameEvent[] | undefined = kind === "plain" ? [] : undefined;
  play(state, move, happened);
  const isEnd =
    happened === undefined
      ? table.seven.left === 0
      : table.phase !== "play" || table.turn !== seat || happened.some(({ type }) => type === "turn");
  return {
    state,
    knockedOut: node.knockedOut + countKnockedOut(places, table.board, seat),
    isEnd,
    parent: node,
    move,
    cards: isFirstPart ? `${node.cards}${kind[0]}${card}` : node.cards,
  };
}

/** How many balls of opponents were outside before and are in their bases now. */
function countKnockedOut(before: Int8Array, { places, variant }: Board, seat: Seat): number {
  let count = 0;
  const balls = homeSize * variant.seats;
  for (let ball = 0; ball < balls; ball++) {
    if (isBase(places[ball]) && !isBase(before[ball]) && !winTogether(variant, seat, seatOfBall(ball)))
      count++;
  }
  return count;
}

function winTogether({ isTeamTac, teamOf }: Variant, seat: Seat, other: Seat): boolean {
  return isTeamTac || teamOf[seat] === teamOf[other];
}

/** What distinguishes nodes of the same turn. Balls keep their identity, because a goal may follow one. */
function keyOf({ state, knockedOut, isEnd, cards }: TurnNode): string {
  const { board, seven, holder } = state.table;
  const { places, fresh } = board;
  const { seats } = board.variant;
  let freshSeats = 0;
  for (let seat = 0; seat < seats; seat++) freshSeats |= fresh[seat] << seat;
  codes.length = 0;
  codes.push(knockedOut, isEnd ? 1 : 0, seven.left, seven.seat + 1, holder, freshSeats);
  // Two places, of seven bits each, are one character.
  for (let ball = 0; ball < homeSize * seats; ball += 2) codes.push((places[ball] << 7) | places[ball + 1]);
  return String.fromCharCode.apply(null, codes) + cards;
}

/** The characters of the key in the making: one list for all keys. */
const codes: number[] = [];
