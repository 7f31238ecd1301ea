import { shuffled } from "#rules/chance.ts";
import {
  chanceStream,
  copyState,
  decksOfSeed,
  type GameEvent,
  legalMoves,
  type Move,
  moveSeat,
  play,
  type Seat,
  type State,
  viewOf,
} from "#rules/index.ts";
import type { Position } from "../useStage.ts";

/**
 * A game in this browser alone: one person on a seat, bots on all others. It never changes; a move gives the next one.
 * What it knows of hidden cards is for the rules: the person sees `positions`, and a bot gets the view of its seat.
 */
export interface LocalGame {
  /** The person's seat. */
  readonly seat: Seat;
  readonly state: State;
  /** All moves since it began. */
  readonly moves: readonly Move[];
  /** What each of them did. */
  readonly history: readonly LocalMove[];
  /** The newest positions as the person sees them, oldest first. */
  readonly positions: readonly Position[];
}

/** What a move did. The first move leads to version 1. */
export interface LocalMove {
  readonly version: number;
  readonly happened: readonly GameEvent[];
}

/** The board never shows more than this one after another. */
const positionsKept = 12;

/**
 * Begins a game from a position. What is not dealt yet comes anew from the seed: whoever knows how the position's own
 * game went on does not know what is coming.
 * @param start is copied
 * @param seed 32 random bytes; the same ones give the same deals
 */
export function beginLocalGame(start: State, seat: Seat, seed: Uint8Array): LocalGame {
  const state = copyState(start);
  const { deck, dealt } = state;
  // The decks use the random streams from 1 on.
  const rest = shuffled(deck.subarray(dealt), chanceStream(seed, 0));
  state.deck = Uint8Array.from([...deck.subarray(0, dealt), ...rest]);
  state.decks = decksOfSeed(state.table.variant, seed);
  const position = { version: 0, view: viewOf(state, seat), happened: null };
  return { seat, state, moves: [], history: [], positions: [position] };
}

/** The game after a legal move of any seat. Throws a RangeError if the move is not legal. */
export function afterMove(game: LocalGame, move: Move): LocalGame {
  if (!legalMoves(game.state).includes(move)) throw new RangeError(`the move ${move} is not legal here`);
  const state = copyState(game.state);
  const happened: GameEvent[] = [];
  play(state, move, happened);
  const version = game.moves.length + 1;
  return {
    seat: game.seat,
    state,
    moves: [...game.moves, move],
    history: [...game.history, { version, happened }],
    positions: [...game.positions, { version, view: viewOf(state, game.seat), happened }].slice(
      -positionsKept,
    ),
  };
}

/** The game after a move of the person, in one or more parts; `undefined` if the person can't make it now. */
export function afterOwnMove(game: LocalGame, parts: readonly Move[]): LocalGame | undefined {
  let next = game;
  for (const part of parts) {
    if (moveSeat(part) !== game.seat || !legalMoves(next.state).includes(part)) return undefined;
    next = afterMove(next, part);
  }
  return next;
}

/** The game with the moves that were made in it before, on all seats, as far as they are legal. Nothing is animated. */
export function resumed(begun: LocalGame, moves: readonly Move[]): LocalGame {
  let game = begun;
  for (const move of moves) {
    if (!legalMoves(game.state).includes(move)) break;
    game = afterMove(game, move);
  }
  const position = { version: game.moves.length, view: viewOf(game.state, game.seat), happened: null };
  return { ...game, positions: [position] };
}

/** The seat of the bot that moves next, in a trade the first that has not given; `undefined` if the person is awaited. */
export function nextBot({ state: { table }, seat: own }: LocalGame): Seat | undefined {
  if (table.phase === "play") return table.turn === own ? undefined : table.turn;
  if (table.phase !== "trade") return undefined;
  const seat = table.traded.findIndex((traded, seat) => seat !== own && traded === 0);
  return seat < 0 ? undefined : seat;
}
