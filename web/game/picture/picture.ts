import {
  type Board,
  copyState,
  type GameEvent,
  homeIndex,
  homePlace,
  isHome,
  type Move,
  moveCard,
  moveFrom,
  moveSeat,
  moveTo,
  noBall,
  type Place,
  parseMove,
  play,
  type State,
  viewOf,
} from "#rules/index.ts";
import { replay } from "#rules/notation/replay.ts";
import type { Way } from "../board/Trail.tsx";
import { waysOf } from "../board/waysOf.ts";
import { type Shown, showView } from "../motion/shown.ts";

/** A position to draw, in Tac notation (docs/notation.md). */
export interface PictureSource {
  /** A record up to the position. Its last move stays marked on the board. */
  readonly record: string;
  /** Ways to go on from there, drawn as arrows. A way of several moves has ", " between them. */
  readonly moves?: readonly string[];
  /** Moves of a ball that the rules forbid: an arrow up to what is in the way, with a cross there. */
  readonly barred?: readonly string[];
}

/** What is drawn. */
export interface Picture {
  readonly shown: Shown;
  /** The paths of all moves to go on with. */
  readonly ways: readonly Way[];
  /** The paths that end at a cross: up to the ball in the way, if there is one. */
  readonly barred: readonly Way[];
  /** Where balls stand that these moves knock out. */
  readonly hits: readonly Place[];
  /** The events of the last move of the record, and of each way to go on. */
  readonly before: readonly GameEvent[];
  readonly lines: readonly (readonly GameEvent[])[];
}

/** Reads a picture. Throws a ReplayError or a SyntaxError if the record is none or a move can't be read. */
export function pictureOf({ record, moves = [], barred = [] }: PictureSource): Picture {
  const { state, happened } = endOf(record);
  const view = viewOf(state, null);
  const lines = moves.map((line) => playedOn(state, line.split(", ").map(readMove)));
  const shown = showView(view);
  const pile = [...shown.pile];
  const [next] = [...moves, ...barred];
  if (next !== undefined) {
    const card = moveCard(readMove(next.split(", ")[0]));
    pile.push({ number: view.table.cardsLaid, card, isPlayed: true });
  }
  return {
    shown: { ...shown, pile, ways: waysOf(happened) },
    ways: numbered(lines.flatMap(waysOf)),
    barred: numbered(barred.map((text) => barredWay(view.table.board, readMove(text)))),
    hits: lines.flat().flatMap((event) => (event.type === "kicked" ? event.from : [])),
    before: happened,
    lines,
  };
}

function endOf(record: string): { state: State; happened: readonly GameEvent[] } {
  let end: { state: State; happened: readonly GameEvent[] } | undefined;
  replay(record, (state, happened) => {
    end = { state, happened };
  });
  if (end === undefined) throw new SyntaxError("expected a record, found none");
  return end;
}

function readMove(text: string): Move {
  const move = parseMove(text);
  if (move === undefined) throw new SyntaxError(`expected a move such as "0 5 17-22", found "${text}"`);
  return move;
}

/** The events of some legal moves, one after the other; `state` is not changed. */
function playedOn(state: State, moves: readonly Move[]): GameEvent[] {
  const next = copyState(state);
  const happened: GameEvent[] = [];
  for (const move of moves) play(next, move, happened);
  return happened;
}

/** The path of a ball as far as the first ball in its way; as far as it wants to go if there is none. */
function barredWay(board: Board, move: Move): Omit<Way, "number"> {
  const seat = moveSeat(move);
  const from = moveFrom(move);
  const path = fieldsTo(board, seat, from, moveTo(move));
  const obstacle = path.findIndex((place) => board.at[place] !== noBall);
  return { seat, from, path: obstacle === -1 ? path : path.slice(0, obstacle + 1) };
}

/** The fields that a ball rolls over from one on the ring to another, or through its start to a home field. */
function fieldsTo(board: Board, seat: number, from: Place, to: Place): Place[] {
  const last = isHome(to) ? board.variant.start[seat] : to;
  const path: Place[] = [];
  for (let field = from; field !== last; ) {
    field = board.ringField(field, 1);
    path.push(field);
  }
  if (!isHome(to)) return path;
  return [...path, ...Array.from({ length: homeIndex(to) + 1 }, (_, index) => homePlace(seat, index))];
}

function numbered(ways: readonly Omit<Way, "number">[]): Way[] {
  return ways.map((way, number) => ({ ...way, number }));
}
