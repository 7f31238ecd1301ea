import type { GameEvent } from "#rules/event.ts";
import type { Move } from "#rules/move.ts";
import { play } from "#rules/play.ts";
import { startOf } from "#rules/puzzles/position.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import type { Grade } from "#rules/puzzles/solve.ts";
import { copyState, type State } from "#rules/state.ts";
import type { Seat } from "#rules/variant.ts";
import { viewOf } from "#rules/view.ts";
import type { Position } from "#web/game/useStage.ts";

/** Somebody at a puzzle: what the table shows, and how far they are. */
export interface Solving {
  readonly puzzle: Puzzle;
  /** Choosing moves; the try has ended; or the solution is being shown, or was shown. */
  readonly phase: "playing" | "solved" | "failed" | "showing" | "shown";
  /** The number of the try, from 1. */
  readonly tries: number;
  /** The moves on the table, by the solver or of the solution. */
  readonly moves: readonly Move[];
  /** What each of them did. */
  readonly happened: readonly (readonly GameEvent[])[];
  /** The game after them. */
  readonly state: State;
  /** The positions of this try for the table. */
  readonly positions: readonly Position[];
  /** The moves of the solution that are still to be shown. */
  readonly toShow: readonly Move[];
}

export type SolvingStep =
  /** A complete move, with what the attempt has come to; it must be legal. */
  | { type: "play"; moves: readonly Move[]; grade: Grade }
  /** The position is put back for another try. */
  | { type: "retry" }
  /** The position is put back to show a solution. */
  | { type: "show"; solution: readonly Move[] }
  /** The next move of the solution is shown. */
  | { type: "showNext" };

/** The beginning of a puzzle. */
export function beginSolving(puzzle: Puzzle): Solving {
  return { ...atStart(puzzle, 0), tries: 1 };
}

export function reduceSolving(solving: Solving, step: SolvingStep): Solving {
  const { puzzle, tries, toShow } = solving;
  switch (step.type) {
    case "play":
      if (solving.phase !== "playing") return solving;
      return { ...withMoves(solving, step.moves, step.grade === "open"), phase: phaseOf(step.grade) };
    case "retry":
      return { ...atStart(puzzle, nextVersion(solving)), tries: tries + 1 };
    case "show":
      return {
        ...atStart(puzzle, nextVersion(solving)),
        tries,
        phase: step.solution.length > 0 ? "showing" : "shown",
        toShow: step.solution,
      };
    case "showNext":
      if (toShow.length === 0) return solving;
      return {
        ...withMoves(solving, toShow.slice(0, 1), false),
        toShow: toShow.slice(1),
        phase: toShow.length > 1 ? "showing" : "shown",
      };
  }
}

function phaseOf(grade: Grade): Solving["phase"] {
  if (grade === "open") return "playing";
  return grade === "solved" ? "solved" : "failed";
}

/** @param version that of the first position: the table jumps to it, because it does not follow from the one before */
function atStart(puzzle: Puzzle, version: number): Solving {
  const state = startOf(puzzle);
  return {
    puzzle,
    phase: "playing",
    tries: 1,
    moves: [],
    happened: [],
    state,
    positions: [{ version, view: viewOf(state, puzzle.seat), happened: null }],
    toShow: [],
  };
}

function nextVersion({ positions }: Solving): number {
  return positions[positions.length - 1].version + 1;
}

/**
 * The table after more moves.
 * @param goesOn whether the solver is to move again, maybe on another seat
 */
function withMoves(solving: Solving, moves: readonly Move[], goesOn: boolean): Solving {
  const state = copyState(solving.state);
  const happened: GameEvent[][] = [];
  const positions = [...solving.positions];
  moves.forEach((move, i) => {
    const viewer: Seat = state.table.turn;
    const events: GameEvent[] = [];
    play(state, move, events);
    happened.push(events);
    const isHandedOn = goesOn && i === moves.length - 1;
    positions.push({
      version: positions[positions.length - 1].version + 1,
      view: viewOf(state, isHandedOn ? state.table.turn : viewer),
      happened: events,
    });
  });
  return {
    ...solving,
    state,
    positions,
    moves: [...solving.moves, ...moves],
    happened: [...solving.happened, ...happened],
  };
}
