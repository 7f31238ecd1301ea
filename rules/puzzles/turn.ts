import { type Board, seatOfBall } from "../board.ts";
import { tac } from "../card.ts";
import type { GameEvent } from "../event.ts";
import { legalMoves } from "../legal.ts";
import { type Move, moveCard, moveKind } from "../move.ts";
import { homeSize, isBase } from "../place.ts";
import { play } from "../play.ts";
import { copyState, overwriteState, type State } from "../state.ts";
import type { Seat } from "../variant.ts";

/** A position within a turn or at its end. */
export interface TurnNode {
  readonly state: State;
  /** The moves of the turn so far, the shortest that lead here. */
  readonly moves: readonly Move[];
  /** How many marbles of the seat's opponents they have knocked out. */
  readonly knockedOut: number;
  readonly isEnd: boolean;
}

/** The node at the beginning of a turn. */
export function beginOfTurn(state: State): TurnNode {
  return { state, moves: [], knockedOut: 0, isEnd: false };
}

/** Plays a legal move of a turn that has not ended; the node's state is not changed. */
export function playOn(node: TurnNode, move: Move): TurnNode {
  const state = copyState(node.state);
  const { isEnd, knockedOut } = playInTurn(state, move, node.state.table.turn);
  return { state, moves: [...node.moves, move], knockedOut: node.knockedOut + knockedOut, isEnd };
}

/**
 * Every way to finish a turn: its ends, each position (and the cards that led to it) once, those with fewer moves
 * first. A turn may have begun already. `effort`, if given, counts the moves that were tried.
 */
export function* endsOfTurn(begin: TurnNode, effort?: { looks: number }): Generator<TurnNode> {
  const seen = new Set<string>();
  const queue: TurnNode[] = [begin];
  const scratch = copyState(begin.state);
  for (const node of queue) {
    for (const move of legalMoves(node.state)) {
      overwriteState(scratch, node.state);
      if (effort !== undefined) effort.looks++;
      const { isEnd, knockedOut } = playInTurn(scratch, move, node.state.table.turn);
      const moves = [...node.moves, move];
      const total = node.knockedOut + knockedOut;
      const key = keyOf(scratch, moves, total, isEnd);
      if (seen.has(key)) continue;
      seen.add(key);
      const next = { state: copyState(scratch), moves, knockedOut: total, isEnd };
      if (isEnd) yield next;
      else queue.push(next);
    }
  }
}

/** Plays a move in place; returns whether the turn of `seat` ends with it, and what it has knocked out. */
function playInTurn(state: State, move: Move, seat: Seat): { isEnd: boolean; knockedOut: number } {
  const { table } = state;
  // A Tac knocks out on the position that it restores. Both boards stay whole: the card is played on another.
  const isFirstPart = table.seven.left === 0;
  const board = isFirstPart && moveCard(move) === tac ? table.before : table.board;
  const places = board.places.slice();
  const happened: GameEvent[] | undefined = moveKind(move) === "plain" ? [] : undefined;
  play(state, move, happened);
  const isEnd =
    happened === undefined
      ? table.seven.left === 0
      : table.phase !== "play" || happened.some(({ type }) => type === "turn");
  return { isEnd, knockedOut: countKnockedOut(places, table.board, seat) };
}

/** How many balls of opponents were outside before and are in their bases now. */
function countKnockedOut(before: Int8Array, { places, variant }: Board, seat: Seat): number {
  let count = 0;
  const balls = homeSize * variant.seats;
  for (let ball = 0; ball < balls; ball++) {
    if (!isBase(places[ball]) || isBase(before[ball])) continue;
    if (!isMate(variant, seat, seatOfBall(ball))) count++;
  }
  return count;
}

function isMate({ isTeamTac, teamOf }: Board["variant"], seat: Seat, other: Seat): boolean {
  return isTeamTac || teamOf[seat] === teamOf[other];
}

/** What distinguishes positions within the same turn. Balls keep their identity, because a goal may follow one. */
function keyOf({ table }: State, moves: readonly Move[], knockedOut: number, isEnd: boolean): string {
  const { board, seven, mustSkip, holder } = table;
  let key = String.fromCharCode(
    knockedOut,
    isEnd ? 1 : 0,
    mustSkip ? 1 : 0,
    seven.left,
    seven.seat + 1,
    holder,
    ...board.places,
    ...board.fresh,
  );
  let last = -1;
  for (const move of moves) {
    const card = moveCard(move);
    const kind = moveKind(move);
    // All parts of a seven are one card.
    if (card !== last || kind !== "ball") key += `${kind[0]}${card}`;
    last = card;
  }
  return key;
}
