import { copyState, type GameEvent, type Move, parseMove, play, refusal, type State } from "#rules/index.ts";
import { replay } from "#rules/notation/replay.ts";

/** A move that was played on a table: its events and the game after it. */
export interface Played {
  readonly move: Move;
  readonly happened: readonly GameEvent[];
  readonly state: State;
}

/** A position of a lesson: how it began, and the moves that led to it, so that the last ones can be shown. */
export interface Position {
  readonly begin: State;
  readonly played: readonly Played[];
}

/**
 * Reads a record of one position: opening lines, then moves (notation.md). Throws a SyntaxError or a ReplayError that
 * says what is wrong.
 */
export function readPosition(record: string): Position {
  const lines = record.split("\n");
  const firstMove = lines.findIndex((line) => parseMove(line) !== undefined);
  const opening = firstMove < 0 ? lines : lines.slice(0, firstMove);
  let begin: State | undefined;
  replay(opening.join("\n"), (state) => {
    begin = state;
  });
  if (begin === undefined) throw new SyntaxError("expected a position");
  const played: Played[] = [];
  let state = begin;
  for (const line of lines.slice(opening.length)) {
    const next = playOn(state, parseLegalMove(state, line));
    played.push(next);
    state = next.state;
  }
  return { begin, played };
}

/** Plays a legal move on a copy of the game. */
export function playOn(state: State, move: Move): Played {
  const next = copyState(state);
  const happened: GameEvent[] = [];
  play(next, move, happened);
  return { move, happened, state: next };
}

function parseLegalMove(state: State, text: string): Move {
  const move = parseMove(text);
  const fault = move === undefined ? "no move" : refusal(state, move);
  if (move === undefined || fault !== undefined) throw new SyntaxError(`"${text}": ${fault}`);
  return move;
}
