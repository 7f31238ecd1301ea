import { narr, tac, teufel } from "../card.ts";
import { formatMove } from "../move.ts";
import { Opening } from "../notation/opening.ts";
import { parseRecordLine } from "../notation/recordLine.ts";
import { play } from "../play.ts";
import { refusal } from "../refusal.ts";
import type { State } from "../state.ts";
import { seatAfter } from "../table.ts";
import { type Seat, variantOf } from "../variant.ts";
import { everySeat } from "../whose.ts";
import type { Position, Puzzle, PuzzleKind } from "./puzzle.ts";

/** The lines of a record that lead to the position. */
export function linesOfPosition({ variant, balls, hands, turn, laid }: Position): string[] {
  return [`variant ${variant}`, `balls ${balls}`, `hands ${hands}`, `turn ${turn}`, ...laid.map(formatMove)];
}

/**
 * The game at the start of a puzzle. It keeps no memory, and no deal follows. Throws a SyntaxError, with what was
 * expected and what was found, if the position is none.
 */
export function stateOfPosition({ variant, balls, hands, turn, laid }: Position): State {
  const opening = new Opening(variantOf(variant));
  opening.take({ type: "balls", text: balls });
  const line = parseRecordLine(`hands ${hands}`);
  if (line?.type === "hands") opening.take(line);
  opening.take({ type: "turn", seat: turn });
  const { state } = opening;
  for (const move of laid) {
    const code = refusal(state, move);
    if (code !== undefined) {
      throw new SyntaxError(`expected a legal move, found "${formatMove(move)}" (${code})`);
    }
    play(state, move);
  }
  return state;
}

/** The game at the start of a puzzle. */
export function startOf(puzzle: Puzzle): State {
  return stateOfPosition(puzzle.position);
}

/** How many turns the solver of a puzzle decides on. */
export const turnsOf: Record<PuzzleKind, number> = {
  bringHome: 1,
  knockOut: 1,
  winNow: 1,
  savePartner: 1,
  block: 1,
  homeTogether: 2,
};

/** Whether what the next seat holds matters to the goal. */
const concernsNext: Record<PuzzleKind, boolean> = {
  bringHome: false,
  knockOut: false,
  winNow: true,
  savePartner: true,
  block: true,
  homeTogether: true,
};

/**
 * The seats whose hands have to be seen to solve a puzzle of this kind exactly: the solver's own, the next seat's where
 * the goal depends on it, and all as soon as a Narr or a Teufel could be played from them.
 */
export function openSeats(state: State, kind: PuzzleKind): Seat[] {
  const { table, hands } = state;
  const { variant, turn, last } = table;
  const open = concernsNext[kind] ? [turn, seatAfter(variant, turn)] : [turn];
  const reachesOthers = open.some((seat) => {
    const hand = hands[seat];
    return hand[narr] + hand[teufel] > 0 || (hand[tac] > 0 && (last === narr || last === teufel));
  });
  return reachesOthers ? [...everySeat(variant)] : open.sort((one, other) => one - other);
}
